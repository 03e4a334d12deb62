import type { FastifyInstance, FastifyReply } from 'fastify';

/** Seconds after which a crawler may ask again for what cannot be said now. */
const RETRY_SECONDS = 120;

/** Never less than the whole: a crawler takes what is missing for gone. Where something fails, it is asked to come again. */
export async function answerOrRetry(
  server: FastifyInstance,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    server.log.warn({ err: error, path: reply.request.url }, 'a file for machines cannot be made now');
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('503 Service Unavailable');
  }
}
