import { LRUCache } from 'lru-cache';
import type { ForwardedIdentity } from './visitor-calls.ts';
import type { SentForm } from './render-request.ts';
import type { Preferences } from '../http/visitor-preferences.ts';
import type { PageAnswer } from './processes/messages.ts';
import type { Variant } from '../registry/variant.ts';

const MAX_PAGES = 500;

/** What a page is made from. */
export interface PageOrder {
  url: URL;
  variant: Variant;
  preferences: Preferences;
  /** Whose page it is; absent where it is the same for every visitor. */
  visitor?: ForwardedIdentity | undefined;
  form?: SentForm | undefined;
}

/**
 * Makes pages. Requests of visitors for the same page at the same time are rendered once, and what is finished is cached for
 * `ttlMs`; what a form gets, and every page of a visitor with a session, is made for them alone and never cached.
 */
export function createPageCache(render: (order: PageOrder) => Promise<PageAnswer>, ttlMs: number) {
  const pages = new LRUCache<string, Promise<PageAnswer>>({ max: MAX_PAGES, ttl: ttlMs || 1 });
  return async function page(order: PageOrder & { visitor: ForwardedIdentity }): Promise<PageAnswer> {
    const { url, variant, preferences, visitor, form } = order;
    if (form || visitor.cookie) return await render(order);
    const { language, theme } = preferences;
    const key = [variant.key, language, theme.scheme, theme.direction, url.pathname + url.search].join(' ');
    let answer = pages.get(key);
    if (!answer) {
      answer = render({ url, variant, preferences });
      pages.set(key, answer);
      const { isFinal } = await answer;
      if (!isFinal || !ttlMs) pages.delete(key);
    }
    return await answer;
  };
}
