import type { FastifyInstance } from 'fastify';

/**
 * Lets `server.close()` finish what is under way, and end at most `limitMs` later. Without it a connection that stays
 * open behind its last answer, or that was opened ahead and never used, would hold the end up for a minute or for good.
 */
export function closeGracefully(server: FastifyInstance, limitMs: number): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => server.server.closeAllConnections(), limitMs).unref();
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
