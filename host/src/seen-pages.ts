import { NetworkError } from '@sahra/shared/facade';

/** Pages whose data are kept; enough for an evening, little for a phone's memory. */
const MOST = 60;

/** Data of the pages that a visitor has opened: where there is no connection they can be read once more. */
export function createSeenPages() {
  const seen = new Map<string, unknown>();
  const keep = (address: string, value: unknown) => {
    seen.delete(address);
    seen.set(address, value);
    const [oldest] = seen.keys();
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
  };
  return {
    keep,
    /** Reads anew; what was read before only where nobody can be reached. */
    async read(address: string, load: () => Promise<unknown>): Promise<unknown> {
      try {
        const value = await load();
        keep(address, value);
        return value;
      } catch (error) {
        if (error instanceof NetworkError && seen.has(address)) return seen.get(address);
        throw error;
      }
    },
  };
}
