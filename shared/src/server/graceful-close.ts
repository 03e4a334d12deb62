import type { FastifyInstance } from 'fastify';

/**
 * Lets `server.close()` finish what is under way, and end at most `limitMs` later. Without it a connection that stays
 * open behind its last answer, or that was opened ahead and never used, would hold the end up for a minute or for good.
 */
export function closeGracefully(server: FastifyInstance, limitMs: number): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
    // The server of HTTP/2 has no such method: it closes its sessions by itself.
    setTimeout(() => server.server.closeAllConnections?.(), limitMs).unref();
  });
  server.addHook('onSend', async (request, reply) => {
    if (isClosing && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
  });
}
