import { NetworkError } from '@sahra/shared/facade';

/** Pages whose data are kept; enough for an evening, little for a phone's memory. */
const MAX_PAGES = 60;

/** Data of the pages that a visitor has opened: where there is no connection they can be read once more. */
export function createOfflineCache() {
  let cached = new Map<string, unknown>();
  const put = (address: string, value: unknown) => {
    cached.delete(address);
    cached.set(address, value);
    const [oldest] = cached.keys();
    if (cached.size > MAX_PAGES && oldest !== undefined) cached.delete(oldest);
  };
  return {
    put,
    /** Somebody else is there now. */
    clear: () => void (cached = new Map()),
    /** Reads anew; what was read before only where nobody can be reached. */
    async read(address: string, load: () => Promise<unknown>): Promise<unknown> {
      const known = cached;
      try {
        const value = await load();
        if (known === cached) put(address, value);
        return value;
      } catch (error) {
        if (error instanceof NetworkError && cached.has(address)) return cached.get(address);
        throw error;
      }
    },
  };
}
