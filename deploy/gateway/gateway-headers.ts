import type { ErrorBody } from '@sahra/shared/schemas/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An answer of the gateway's own, in the one error shape. */
export const errorBody = (code: string, message: string): ErrorBody => ({ code, message });

/** Proxies that are trusted to name the visitor's address: those on this machine and in its private network. */
export const trustedProxies = ['loopback', 'linklocal', 'uniquelocal'];

/** Two years, in seconds. */
const strictTransport = 'max-age=63072000';

/**
 * Tells the part behind who called, and by which name, whatever the caller claimed. `expect` has been answered by then, and who
 * passes the request on cannot send it.
 */
export const callerHeaders = <T extends object>(
  request: Pick<FastifyRequest, 'ip' | 'host'>,
  { expect: _, ...headers }: T & { expect?: unknown },
) => ({
  ...headers,
  'x-forwarded-for': request.ip,
  // By it the parts behind know their own pages, of browsers too that say nothing but their `Origin`.
  'x-forwarded-host': request.host,
});

/**
 * Nothing of ours sends compressed requests, and what a body would grow to is not known before it is unpacked. The connection ends
 * with the answer: what of the body is still to come would be taken for the next request.
 */
export function refuseCompressedRequests(gateway: FastifyInstance): void {
  gateway.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return;
    // HTTP/2 ends the stream alone.
    if (request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    return reply
      .code(415)
      .header('cache-control', 'no-store')
      .send(errorBody('unsupported_media_type', 'A request must not be compressed'));
  });
}

/**
 * What holds for every answer: its type is not guessed, and what is no page of ours (data, pictures, uploads) does
 * nothing where somebody opens it as one.
 */
export function guardAnswers(gateway: FastifyInstance, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  gateway.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    // A worker's script brings its own policy: modules keep that of their page.
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/mf/')) {
      reply
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .header('referrer-policy', 'no-referrer')
        .header('x-frame-options', 'DENY');
    }
  });
}
