import { createHash } from 'node:crypto';
import { hasEntityTag } from '@sahra/shared/server/entity-tags';
import type { FastifyInstance } from 'fastify';

/**
 * Lets browsers cache what they read, and revalidate it each time: people read at once what they changed, and what did not change
 * costs no body. The ETag is made of the answer itself, so that every change of an answer changes it.
 * Not `@fastify/etag`, up to 6.2: it knows neither a list of tags nor `*` (RFC 9110, 13.1.2), and answers 304 in the place
 * of errors too.
 */
export function cacheReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // It is theirs alone: everybody else sees more.
    if (request.maturityLimit !== null) reply.header('cache-control', 'private, no-store');
    // A route may say itself that nobody keeps its answer.
    if (reply.hasHeader('cache-control') || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (!hasEntityTag(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
