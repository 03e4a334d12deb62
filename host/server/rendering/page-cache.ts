import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ForwardedIdentity } from './visitor-calls.ts';
import type { SentForm } from './render-request.ts';
import type { Preferences } from '@sahra/shared/server/visitor-preferences';
import { compressOnce, type CompressedPage } from '../http/compressed-page.ts';
import { digestOf, type FinishedPage } from '../http/finished-page.ts';
import type { Variant } from '../registry/variant.ts';

const MAX_PAGES = 500;
/** Bytes of pages that are cached: each as it came until it is packed, and packed then. */
const MAX_BYTES = 32 * 1024 * 1024;
/** For so long after it was made a page is better than none. */
export const STALE_MS = 60 * 60_000;
/** Milliseconds that a visitor waits for a new page where there is an old one. */
export const STALE_AFTER_MS = 200;

/** What a page is made from. */
export interface PageOrder {
  url: URL;
  variant: Variant;
  preferences: Preferences;
  /** It has the hashes of all modules: for browsers that take no import map beside it. */
  hasAllHashes: boolean;
  /** Whose page it is; absent where it is the same for every visitor. */
  visitor?: ForwardedIdentity | undefined;
  form?: SentForm | undefined;
  /** Whose visitors wait for it, with those who come while it is made; '' stands for all whose network is not counted. */
  networks: Set<string>;
  /** Id of the request that asks first, which goes to the api with what is asked there. */
  requestId: string;
}

/** A page as it came out of rendering, ready to be sent. */
export interface MadePage {
  status: number;
  /** A redirect's target. */
  location?: string;
  page: FinishedPage;
  isFinal: boolean;
  /** It is not what was asked for: something failed, or there was no time. An older one is better. */
  isMissed: boolean;
  /** Of a page that brings its own. */
  headers?: Readonly<Record<string, string>>;
  setCookies?: string[];
  /** The bytes for one visitor, compressed once for all who get this page; absent where nobody else may get it. */
  encode?: CompressedPage | undefined;
}

/** How a page was come by: for this visitor alone, made anew for all, or not made: cached, cached and past its time. */
export type Source = 'own' | 'made' | 'cached' | 'stale';

export interface ServedPage extends MadePage {
  source: Source;
  /** Seconds since it was made. */
  age: number;
}

interface CachedPage {
  made: MadePage;
  digest: string;
  madeAt: number;
  /** Until then it is served without another look. */
  freshUntil: number;
  encode: CompressedPage;
}

/** A page that is being made for all who ask meanwhile. */
interface Flight {
  making: Promise<ServedPage>;
  networks: Set<string>;
  waiting: number;
  unwanted: AbortController;
}

type Render = (order: PageOrder, signal: AbortSignal) => Promise<MadePage>;

/** `signal` is aborted when the visitor has gone. */
export type AskedPage = Omit<PageOrder, 'networks'> & {
  visitor: ForwardedIdentity;
  /** Undefined where it is not counted. */
  network: string | undefined;
  signal: AbortSignal;
};
/** What visitors ask for who get the same. */
type SharedOrder = Omit<AskedPage, 'visitor' | 'form' | 'signal'>;

/**
 * Makes pages. Requests of visitors for the same page at the same time are rendered once, and what is finished is cached for
 * `ttlMs`; where it cannot be made anew after that, or is late, the old one is served for an hour, and looked for again after as long. What is
 * asked for again is compressed better when there is nothing else to do (`whenIdle`). What a form gets, and every page of a visitor with a
 * session, is made for them alone and never cached.
 */
export function createPageCache(
  render: Render,
  ttlMs: number,
  whenIdle: (work: () => Promise<void>) => void = () => undefined,
  now = Date.now,
) {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES, maxSize: MAX_BYTES });
  const flights = new Map<string, Flight>();

  const serve = ({ made, madeAt, encode }: CachedPage, source: Source): ServedPage => {
    return { ...made, source, age: Math.floor((now() - madeAt) / 1000), encode };
  };

  /** It is asked for more than once. */
  const improve = (page: CompressedPage): void => {
    if (!page.isImproved()) whenIdle(page.improve);
  };

  function keep(key: string, made: MadePage): CachedPage {
    const digest = digestOf(made.page);
    const before = pages.get(key);
    const isSame = before?.digest === digest;
    const encode = isSame ? before.encode : compressOnce(made.page);
    if (isSame) improve(encode);
    const kept = { made, digest, madeAt: now(), freshUntil: now() + ttlMs, encode };
    pages.set(key, kept, { size: made.page.head.length + made.page.tail.length + 1 });
    // Where that fails, who asks for those bytes hears of it, and the page stays as it came.
    encode.pack().then(
      ({ page, bytes }) => {
        kept.made = { ...made, page };
        if (pages.peek(key) === kept) pages.set(key, kept, { size: bytes });
      },
      () => undefined,
    );
    return kept;
  }

  async function make(key: string, order: PageOrder, signal: AbortSignal): Promise<ServedPage> {
    const made = await render(order, signal);
    if (made.isFinal && ttlMs) return serve(keep(key, made), 'made');
    const cached = pages.get(key);
    if (made.isMissed && cached && now() < cached.madeAt + STALE_MS) {
      // Where one network alone was refused, others have it made anew.
      if (made.status !== 429) cached.freshUntil = now() + ttlMs;
      return serve(cached, 'stale');
    }
    // Gone, moved or closed; where only a part is missing, that says nothing against the old one.
    if (!made.isMissed && made.status !== 200) pages.delete(key);
    return { ...made, source: 'made', age: 0 };
  }

  const makeOwn = async (order: PageOrder, signal: AbortSignal): Promise<ServedPage> => ({
    ...(await render(order, signal)),
    source: 'own',
    age: 0,
  });

  /** Joins who waits for this page already; what nobody waits for any more is taken out of the queue. */
  async function join(key: string, { network = '', ...shared }: SharedOrder, signal: AbortSignal): Promise<ServedPage> {
    let flight = flights.get(key);
    if (!flight || flight.unwanted.signal.aborted) {
      const unwanted = new AbortController();
      const networks = new Set([network]);
      const making = make(key, { ...shared, networks }, unwanted.signal);
      const begun: Flight = { making, networks, waiting: 0, unwanted };
      flights.set(key, (flight = begun));
      const land = () => void (flights.get(key) === begun && flights.delete(key));
      begun.making.then(land, land);
    }
    const joined = flight;
    joined.waiting += 1;
    joined.networks.add(network);
    signal.addEventListener('abort', () => {
      joined.waiting -= 1;
      if (joined.waiting === 0) joined.unwanted.abort();
    });
    return await joined.making;
  }

  /** The page made anew; the old one where that takes longer than `STALE_AFTER_MS`, and the new one for the visitors who come next. */
  async function makeInTime(key: string, shared: SharedOrder, cached: CachedPage): Promise<ServedPage> {
    const answered = new AbortController();
    const late = wait(STALE_AFTER_MS, undefined, { signal: answered.signal }).then(() => {
      cached.freshUntil = now() + ttlMs;
      return serve(cached, 'stale');
    });
    // The render goes on without the visitor who asked first.
    const made = join(key, shared, new AbortController().signal);
    return await Promise.race([made, late]).finally(() => answered.abort());
  }

  return async function page({ visitor, form, signal, ...shared }: AskedPage): Promise<ServedPage> {
    const { network = '', ...order } = shared;
    if (form || visitor.cookie) return await makeOwn({ ...order, visitor, form, networks: new Set([network]) }, signal);
    const { url, variant, preferences, hasAllHashes } = order;
    const { language, theme } = preferences;
    const map = hasAllHashes ? 'all' : 'own';
    const key = [variant.key, map, language, theme.scheme, theme.direction, url.pathname + url.search].join(' ');
    const cached = pages.get(key);
    if (!cached || now() >= cached.madeAt + STALE_MS) return await join(key, shared, signal);
    if (now() >= cached.freshUntil) return await makeInTime(key, shared, cached);
    improve(cached.encode);
    return serve(cached, now() < cached.madeAt + ttlMs ? 'cached' : 'stale');
  };
}
