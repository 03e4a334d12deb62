import { randomKey } from '@sahra/shared/forms/random-key';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';

/** What was typed into the checkout in this tab, and the `Idempotency-Key` of the order that will come of it. */
interface Draft {
  key: string;
  fields: Record<string, string>;
}

/** Not kept: the key has a place of its own, what one agrees to is agreed to anew, and the rest is the page's. */
const passing = new Set(['key', 'acceptsTerms', 'expectedTotal', 'seen', 'intent', 'website']);

/** What this tab keeps; undefined: nothing, or nothing can be read. On the server there is no tab. */
export function readDraft(): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKeys.checkout) ?? 'null') as Partial<Draft> | null;
    if (typeof stored?.key !== 'string' || typeof stored.fields !== 'object') return undefined;
    const texts = Object.entries(stored.fields).filter(([, value]) => typeof value === 'string');
    return { key: stored.key, fields: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

/** Keeps what a form holds. The key stays the same until the order is there. */
export function saveDraft(form: HTMLFormElement): void {
  const fields = Object.fromEntries(
    [...new FormData(form)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && !passing.has(pair[0]),
    ),
  );
  try {
    sessionStorage.setItem(storageKeys.checkout, JSON.stringify({ key: draftKey(), fields } satisfies Draft));
  } catch {
    // Private windows and blocked cookies: then what was typed lives as long as the page.
  }
}

/** The key of this tab's order: made when it is first asked for, and kept over reloads; `held` where nothing can be kept. */
export function draftKey(held = ''): string {
  const known = readDraft();
  if (known) return known.key;
  const draft: Draft = { key: held || randomKey(), fields: {} };
  try {
    sessionStorage.setItem(storageKeys.checkout, JSON.stringify(draft));
  } catch {
    // As above: the form's own field keeps it.
  }
  return draft.key;
}

/** The order is placed: nothing of it is kept any more. */
export function forgetDraft(): void {
  if (typeof window === 'undefined') return;
  try {
    sessionStorage.removeItem(storageKeys.checkout);
  } catch {
    // As above.
  }
}
