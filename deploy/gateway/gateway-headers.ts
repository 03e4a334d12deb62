import type { ErrorBody } from '@sahra/shared/schemas/common';
import { requestIdHeader } from '@sahra/shared/server/request-log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer of the gateway's own, in the one error shape. */
export const errorBody = (code: string, message: string): ErrorBody => ({ code, message });

/** Two years, in seconds. */
const strictTransport = 'max-age=63072000';

/**
 * Tells the part behind who called, and by which name, whatever the caller claimed. `expect` has been answered by then, and who
 * passes the request on cannot send it.
 */
export const callerHeaders = <T extends object>(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'id'>,
  { expect: _, ...headers }: T & { expect?: unknown },
) => ({
  ...headers,
  'x-forwarded-for': request.ip,
  // By it the parts behind know their own pages, of browsers too that say nothing but their `Origin`.
  'x-forwarded-host': request.host,
  [requestIdHeader]: request.id,
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

/** What other sites may show: pictures, free films and recordings, icons. */
const forEverySite = /^\/(media\/(art|uploads|share|demo|blog)|icons)\/|^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/;

/** Whether pages of other sites may load an answer: what they may show, what says so itself, and pages that they may frame. */
const isForEverySite = (request: FastifyRequest, reply: FastifyReply) =>
  forEverySite.test(request.url.split('?', 1)[0] ?? '') ||
  reply.getHeader('access-control-allow-origin') === '*' ||
  /frame-ancestors \*/.test(String(reply.getHeader('content-security-policy') ?? ''));

/** What holds for every answer: its type is not guessed, and no other site loads what is not for it. */
export function guardAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', isForEverySite(request, reply) ? 'cross-origin' : 'same-origin');
  // A worker's script brings its own policy: modules keep that of their page.
  if (reply.hasHeader('content-security-policy') || request.url.startsWith('/mf/')) return;
  // What is no page of ours (data, pictures, uploads) does nothing where somebody opens it as one.
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('referrer-policy', 'no-referrer')
    .header('x-frame-options', 'DENY');
}

/** Guards every answer of the gateway. */
export function guardAnswers(gateway: FastifyInstance, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  gateway.addHook('onSend', async (request, reply) => {
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    guardAnswer(request, reply);
  });
}
