import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import { finishPage, nonceMark } from '../../http/finished-page.ts';
import { createPageCache, type MadePage, type PageOrder } from '../page-cache.ts';

const url = new URL('http://site.invalid/account');
const variant = { key: '1', releases: [], entries: [], closed: [], menus: [] };
export const nobody = { cookie: '', forwardedFor: '203.0.113.7', userAgent: 'Browser' };
export const withSession = (token: string) => ({ ...nobody, cookie: `sahra.session=${token}` });

const asked = {
  url,
  variant,
  requestId: 'r',
  hasAllHashes: false,
  preferences: preferencesOf(url, undefined),
  network: undefined,
};
/** Milliseconds for which a page is as good as new. */
export const TTL_MS = 10_000;
export const script = `<script nonce="${nonceMark}">start()</script>`;

/** A page of this text. */
export const finished = (text: string, more: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  page: finishPage(Buffer.from(text)),
  isFinal: true,
  isMissed: false,
  ...more,
});
export const refused = finished('too many', { status: 429, isFinal: false, isMissed: true });
export const away = finished('away', { status: 503, isFinal: false, isMissed: true });

/** Renders pages that say whose they are, or what is `next`; counts them, at a time that the test sets. */
export function rendering() {
  const orders: PageOrder[] = [];
  const signals: AbortSignal[] = [];
  const clock = { now: 0 };
  const idle: (() => Promise<void>)[] = [];
  const next: { made?: MadePage | undefined; turn?: Promise<unknown> } = {};
  const page = createPageCache(
    async (order, signal) => {
      orders.push(order);
      signals.push(signal);
      await next.turn;
      return next.made ?? finished(`page of ${order.visitor?.cookie ?? 'everybody'}`);
    },
    TTL_MS,
    (work) => void idle.push(work),
    () => clock.now,
  );
  const ask = (visitor: typeof nobody, text?: string, signal = new AbortController().signal, hasAllHashes = false) => {
    const form = text === undefined ? undefined : { body: Buffer.from(text), type: 'text/plain' };
    return page({ ...asked, hasAllHashes, visitor, form, signal });
  };
  const read = async (visitor: typeof nobody, text?: string) => String((await ask(visitor, text)).page.head);
  const askFrom = (network: string | undefined) =>
    page({ ...asked, visitor: nobody, network, signal: new AbortController().signal });
  return { orders, signals, clock, idle, next, ask, askFrom, read };
}
