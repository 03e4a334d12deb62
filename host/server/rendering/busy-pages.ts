import { fieldsOf, outagePage } from '@sahra/shared/server/outage-page/outage-page';
import { LRUCache } from 'lru-cache';
import { compressOnce, type CompressedPage } from '../http/compressed-page.ts';
import { finishPage } from '../http/finished-page.ts';
import type { MadePage, PageOrder } from './page-cache.ts';
import { extraTimeOf } from './sent-form.ts';

/** One for each language, look and time to wait. */
const MAX_PAGES = 200;

/**
 * Whole pages that say that there is no time, for anybody (503) or for one network (429), and try again by themselves; a form can be sent again
 * from them. In a crowd the same few are sent thousands of times: each is compressed once.
 */
export function createBusyPages() {
  const compressed = new LRUCache<string, CompressedPage>({ max: MAX_PAGES });
  return ({ preferences, form }: Pick<PageOrder, 'preferences' | 'form'>, status: 503 | 429 = 503): MadePage => {
    const lost = form && (extraTimeOf(form.type) > 0 ? 'files' : fieldsOf(String(Buffer.from(form.body))));
    const { html, headers } = outagePage({ preferences, reason: 'crowded', form: lost });
    const page = finishPage(Buffer.from(html));
    const made = { status, page, headers, isFinal: false, isMissed: true };
    if (form) return made;
    const encode = compressed.get(html) ?? compressOnce(page);
    compressed.set(html, encode);
    return { ...made, encode };
  };
}
