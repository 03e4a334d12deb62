import { runNode } from '../checks/commands.ts';

// `npm run format` rewrites what is not formatted; `npm run format -- --check` only lists it. Without names: everything.
const args = process.argv.slice(2);
const paths = args.filter((name) => !name.startsWith('--'));
const { code } = await runNode(
  'node_modules/prettier/bin/prettier.cjs',
  [args.includes('--check') ? '--check' : '--write', '--log-level=warn', ...(paths.length > 0 ? paths : ['.'])],
  { isShown: true },
);
process.exitCode = code;
