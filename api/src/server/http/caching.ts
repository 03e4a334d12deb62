import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const weaken = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the caller has this version. */
const has = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((tag) => tag.trim() === '*' || weaken(tag) === weaken(etag));

/**
 * Lets browsers cache what they read, and revalidate it each time: people read at once what they changed, and what did not change
 * costs no body. The ETag is made of the answer itself, so that every change of an answer changes it.
 * Not `@fastify/etag`, up to 6.2: it knows neither a list of tags nor `*` (RFC 9110, 13.1.2), and answers 304 in the place
 * of errors too.
 */
export function cacheReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (!has(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
