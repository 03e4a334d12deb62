import type { FastifyReply, FastifyRequest } from 'fastify';
import { STALE_MS, type ServedPage } from '../rendering/page-cache.ts';
import { compressOnce, encodingFor, isCompressible } from './compressed-page.ts';
import { fillingOf, newNonce } from './finished-page.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * What is said of how a page was come by. A stale one says its age; what is the same for every visitor the gateway may keep for as long as
 * this part is away (RFC 9213), and gives in place of a page that there was no time for. Visitors are not shown that.
 */
function keptHeaders({ source, status, age, isMissed, isFinal, setCookies }: ServedPage): Record<string, string> {
  if (source === 'stale') return { age: String(age), 'sahra-stale': String(age) };
  const isForAll = source !== 'own' && !setCookies?.length;
  const isWanted = (status === 200 && isFinal) || (status === 503 && isMissed);
  return isForAll && isWanted ? { 'cdn-cache-control': `stale-if-error=${STALE_MS / 1000}` } : {};
}

/** How one answer differs from others with the same page. */
interface Answer {
  isFramed: boolean;
  /** By which the api knows reports of this page. */
  ticket: string | undefined;
}

/**
 * Sends a page with a nonce of its own, and its ticket, compressed; one that is cached in the bytes that were compressed for all of its visitors.
 * What is compressed here goes through the gateway in a sixth of the bytes.
 */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  served: ServedPage,
  { isFramed, ticket }: Answer,
): Promise<FastifyReply> {
  const { page, status, encode = compressOnce(page) } = served;
  const nonce = newNonce();
  const filling = fillingOf(nonce, ticket);
  const encoding = isCompressible(page) ? encodingFor(headers['accept-encoding']) : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('vary', 'Cookie, User-Agent, Accept-Encoding')
    .headers({
      ...securityHeaders({ nonce, scriptHashes: page.scriptHashes }, isFramed),
      ...keptHeaders(served),
      ...served.headers,
    })
    .send(
      encoding
        ? await encode(filling, encoding)
        : Buffer.concat([page.head, Buffer.from(page.tail.length > 0 ? filling : ''), page.tail]),
    );
}
