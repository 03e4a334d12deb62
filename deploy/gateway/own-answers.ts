import { outagePage, fieldsOf, type LostForm } from '@sahra/shared/server/outage-page/outage-page';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './gateway-headers.ts';

/** Seconds after which a program is to ask again. */
const RETRY_SECONDS = 2;

/** Below these lie files and the api, and no page. */
const noPages = /^\/(api|mf|media)(\/|$)/;

/** Whether somebody waits for a page at this address, and not a program for data or a file. */
export const isForPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !noPages.test(url) && (headers.accept ?? '').includes('text/html');

export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL =>
  URL.canParse(url, 'http://site.invalid') ? new URL(url, 'http://site.invalid') : new URL('http://site.invalid');

const bodies = new WeakMap<FastifyRequest, Buffer>();
/** Remembers the body that was sent, so that a form that cannot be passed on is not lost. */
export const rememberBody = (request: FastifyRequest, body: Buffer): void => void bodies.set(request, body);

function lostForm(request: FastifyRequest): LostForm | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const body = bodies.get(request);
  const isWords = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return body && isWords ? fieldsOf(body.toString()) : 'files';
}

const messages = {
  408: ['request_timeout', 'The request took too long'],
  429: ['too_many_requests', 'Too many requests at once; try again in a moment'],
  503: ['unavailable', 'This part of Sahra is not reachable; try again in a moment'],
} as const;

/** What the gateway says where it has no answer of a part: whoever asked for a page gets one, a program the one error shape. */
export function answerOutage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof messages,
  reason: 'away' | 'crowded' = 'crowded',
): FastifyReply {
  // What of a body is still to come would be taken for the next request.
  if (request.raw.httpVersionMajor === 1 && !request.raw.complete) reply.header('connection', 'close');
  if (!isForPage(request)) {
    const [code, message] = messages[status];
    if (status !== 408) reply.header('retry-after', String(RETRY_SECONDS));
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorBody(code, message));
  }
  const { html, headers } = outagePage({
    preferences: preferencesOf(addressOf(request), request.headers.cookie),
    reason,
    form: lostForm(request),
  });
  return reply.code(503).headers(headers).send(html);
}
