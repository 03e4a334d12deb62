import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { takesFurtherMaps } from '@sahra/shared/server/import-maps';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import { sessionCookieNames, sessionCookiesOf } from '@sahra/shared/session/session-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from './own-answers.ts';

/** Bytes of all pages, and of one. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGE_BYTES = 1024 * 1024;

/** Milliseconds in which a page is kept once for who asks in the same way: finding out what it is kept under costs a tenth of passing it on. */
const NOTE_MS = 1000;
/** Letters of what is remembered for that. */
const MAX_ASKED = 1000;

/** By it (RFC 9213) the host server says for how many seconds a page may be kept: `stale-if-error=86400`. It is for the gateway alone. */
export const keptHeader = 'cdn-cache-control';
/** Says how many seconds ago a page was made that is shown because its server is away. */
export const staleHeader = 'sahra-stale';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Belong to one answer, not to the page. */
const ofOneAnswer = new Set([
  keptHeader,
  'set-cookie',
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'x-request-id',
]);

interface KeptPage {
  headers: Headers;
  body: Buffer;
  madeAt: number;
  untilMs: number;
}

/** A nonce is for one answer; the page's own scripts are allowed by their hashes. */
const withoutNonce = (policy: Headers[string]) =>
  typeof policy === 'string' ? policy.replace(/ 'nonce-[^']+'/g, '') : policy;

/** Addresses that are remembered beside those that pages are kept under. */
const MAX_ADDRESSES = 5000;

const secondsIn = (headers: Headers): number =>
  Number(/\bstale-if-error=(\d{1,7})\b/.exec(String(headers[keptHeader] ?? ''))?.[1] ?? 0);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * The last good copies of pages that are the same for every visitor, by what the host server says of them. They are shown while it
 * is away, and never to somebody who is known by a cookie: what is theirs (a name, a cart) would seem to be gone.
 */
export class KeptPages {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1024,
  });
  /** When pages were kept that were asked for so: a copy that is a second older than the page is as good. */
  readonly #noted = new LRUCache<string, true>({ max: MAX_ADDRESSES, ttl: NOTE_MS });
  readonly #locations = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  readonly #cookies;

  constructor(publicUrl: string | undefined) {
    this.#cookies = sessionCookieNames(publicUrl ?? 'http:');
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Under what a page is kept; undefined where the answer to this request is for nobody else. */
  #keyOf(request: FastifyRequest, location?: string): string | undefined {
    const { cookie } = request.headers;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || sessionCookiesOf(cookie, this.#cookies))
      return undefined;
    const url = addressOf(request);
    const { language, theme } = preferencesOf(url, cookie);
    const asked = url.pathname + url.search;
    const map = takesFurtherMaps(request.headers['user-agent']) ? 'own' : 'all';
    return [map, language, theme.scheme, theme.direction, location ?? this.#locations.get(asked) ?? asked].join(' ');
  }

  /** The address that a page is kept under: parameters that it does not know make no page of their own. */
  #locationOf(request: FastifyRequest, headers: Headers): string | undefined {
    const location = headers['content-location'];
    if (typeof location !== 'string' || !/^\/(?!\/)/.test(location)) return undefined;
    const { pathname, search } = addressOf(request);
    if (location !== pathname + search) this.#locations.set(pathname + search, location);
    return location;
  }

  /** Keeps an answer that is passed on, where that is allowed and its body is known. A page that is gone has no copy any more. */
  note(request: FastifyRequest, status: number, headers: Headers, body: Buffer | undefined): void {
    const seconds = status === 200 && body && body.length <= MAX_PAGE_BYTES ? secondsIn(headers) : 0;
    if (status >= 500 || (status === 200 && !seconds)) return;
    const { cookie = '', 'user-agent': agent = '', 'accept-encoding': accepted = '' } = request.headers;
    const asked = [request.url, cookie, agent, accepted].join('\n');
    if (seconds && this.#noted.has(asked)) return;
    const key = this.#keyOf(request, this.#locationOf(request, headers));
    if (!key || request.method !== 'GET') return;
    if (!seconds || !body) {
      this.#noted.clear();
      return void this.#pages.delete(key);
    }
    if (asked.length <= MAX_ASKED) this.#noted.set(asked, true);
    const kept = Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        ofOneAnswer.has(name) ? [] : [[name, name === 'content-security-policy' ? withoutNonce(value) : value]],
      ),
    );
    const now = Date.now();
    this.#pages.set(key, { headers: kept, body, madeAt: now, untilMs: now + seconds * 1000 });
  }

  /** Whether an answer of the host server may be replaced by a kept page: it has no room, or no data. */
  mayReplace(status: number, headers: Headers): boolean {
    return status === 503 && secondsIn(headers) > 0;
  }

  #pageFor(request: FastifyRequest): KeptPage | undefined {
    const key = this.#keyOf(request);
    const page = key === undefined ? undefined : this.#pages.get(key);
    return page && page.untilMs >= Date.now() ? page : undefined;
  }

  has(request: FastifyRequest): boolean {
    return this.#pageFor(request) !== undefined;
  }

  /** Answers with the kept page; undefined where there is none. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const page = this.#pageFor(request);
    if (!page) return undefined;
    const age = String(Math.max(0, Math.round((Date.now() - page.madeAt) / 1000)));
    const { 'content-encoding': packed, ...headers } = page.headers;
    reply.code(200).headers({ ...headers, 'cache-control': 'no-store', age, [staleHeader]: age });
    if (packed !== 'br' && packed !== 'gzip') return reply.send(page.body);
    const isUnderstood = (request.headers['accept-encoding'] ?? '').includes(packed);
    return isUnderstood
      ? reply.header('content-encoding', packed).send(page.body)
      : reply.send(unpack[packed](page.body));
  }
}
