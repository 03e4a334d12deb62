import { ApiError, NetworkError } from '@sahra/shared/facade';

/** Pages, and parts of them, whose data are kept; enough for an evening, little for a phone's memory. */
const MAX_ENTRIES = 90;
/** A page that comes back is shown as it was; where its data are older than this it is read anew behind that. */
const FRESH_MS = 60_000;
/** What is older is not shown again before it has been read. */
const MAX_AGE_MS = 30 * 60_000;

/** Data of a page that this tab has shown. */
export interface Remembered {
  value: unknown;
  /** To be read anew once it is shown. */
  isStale: boolean;
}

interface Entry {
  value: unknown;
  at: number;
  /** Nothing has been changed since it was read. */
  isTrue: boolean;
}

/**
 * Data of the pages that a visitor has opened in this tab: going back shows them at once, and where there is no connection they can
 * be read once more.
 */
export function createPageMemory(now: () => number = Date.now) {
  let entries = new Map<string, Entry>();
  /** Counts what the visitor has changed: what was on its way meanwhile may be from before. */
  let changes = 0;
  const put = (address: string, value: unknown, isTrue = true) => {
    entries.delete(address);
    entries.set(address, { value, at: now(), isTrue });
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  };
  return {
    put,
    /** Somebody else is there now. */
    clear: () => void (entries = new Map()),
    /** The visitor has changed something: no page is shown again as it was, but for want of a connection. */
    distrust() {
      changes += 1;
      for (const entry of entries.values()) entry.isTrue = false;
    },
    /** Much may have happened elsewhere: what comes back is read anew behind what is shown. */
    doubt() {
      for (const entry of entries.values()) entry.at = Math.min(entry.at, now() - FRESH_MS);
    },
    /** What a page that comes back may be shown with at once. */
    recall(address: string): Remembered | undefined {
      const entry = entries.get(address);
      const age = entry ? now() - entry.at : Infinity;
      return entry?.isTrue && age < MAX_AGE_MS ? { value: entry.value, isStale: age >= FRESH_MS } : undefined;
    },
    /**
     * Reads anew; what was read before only where nobody can be reached, or where `isShown`, for which an error is no reason to
     * take it away.
     */
    async read(address: string, load: () => Promise<unknown>, isShown = false): Promise<unknown> {
      const [known, unchanged] = [entries, changes];
      try {
        const value = await load();
        if (known === entries) put(address, value, unchanged === changes);
        return value;
      } catch (error) {
        const isExcused = error instanceof NetworkError || (isShown && error instanceof ApiError);
        const entry = entries.get(address);
        if (isExcused && entry) return entry.value;
        throw error;
      }
    },
  };
}
