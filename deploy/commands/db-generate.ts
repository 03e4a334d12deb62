import { runNode } from '../checks/commands.ts';

const { code } = await runNode('api/node_modules/drizzle-kit/bin.cjs', ['generate', ...process.argv.slice(2)], {
  cwd: 'api',
  isShown: true,
});
process.exitCode = code;
