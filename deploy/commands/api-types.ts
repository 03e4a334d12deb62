import { runNode } from '../checks/commands.ts';

const { code } = await runNode(
  'node_modules/vitest/vitest.mjs',
  ['run', 'src/server/http/client-types.test.ts', '--update'],
  { cwd: 'api', isShown: true },
);
process.exitCode = code;
