import { runNode } from '../checks/commands.ts';

/** What is promised of orders in a crowd, and of a process that is killed, in its full numbers. */
const proofs = ['src/orders/order-races', 'src/orders/rivals', 'src/orders/order-kill', 'src/orders/order-money'];

const { code } = await runNode(
  'node_modules/vitest/vitest.mjs',
  ['run', ...(process.argv.length > 2 ? process.argv.slice(2) : proofs)],
  { cwd: 'api', env: { SAHRA_ALL: '1' }, isShown: true },
);
process.exitCode = code;
