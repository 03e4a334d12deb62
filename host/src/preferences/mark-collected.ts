import { storageKeys } from '@sahra/shared/privacy/storage-keys';

/**
 * Notes at the document what this device has collected for its visitor, as `data-collected="progress watchlist"`, so that a page
 * can hold the place of it before the first paint. Its text is sent in pages: it may not use anything that is outside of it.
 */
export function markCollected(key: string): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return;
    const kinds = ['progress', 'watchlist'].filter((kind) => {
      const list: unknown = Reflect.get(stored, kind);
      return Array.isArray(list) && list.length > 0;
    });
    if (kinds.length > 0) document.documentElement.dataset.collected = kinds.join(' ');
  } catch {
    // Blocked or damaged: nothing is stored.
  }
}

/** What the inline script with which a page begins does beside the theme. */
export const collectedScript = `(${markCollected.toString()})(${JSON.stringify(storageKeys.guestList)})`;
