import type { FastifyInstance } from 'fastify';

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Wakes the sender after every request that may have ordered a mail: its transaction is over when it is answered. */
export function wakeAfterWrites(app: FastifyInstance, wake: () => void): void {
  app.addHook('onResponse', async ({ method }) => {
    if (!reads.includes(method)) wake();
  });
}
