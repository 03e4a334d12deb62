import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets `server.close()` finish what is under way, and end at most `limitMs` later. Without it a connection that stays
 * open behind its last answer, or that was opened ahead and never used, would hold the end up for a minute or for good.
 */
export function closeGracefully(server: FastifyInstance, limitMs: number): void {
  let isClosing = false;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => sockets.forEach((socket) => socket.destroy()), limitMs).unref();
  });
  server.addHook('onSend', async (request, reply) => {
    // HTTP/2 has no such header, and says it by itself.
    if (isClosing && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
  });
}
