import { NetworkError } from '@sahra/shared/facade';

/** Pages whose data are kept; enough for an evening, little for a phone's memory. */
const MOST = 60;

/** Data of the pages that a visitor has opened: where there is no connection they can be read once more. */
export function createSeenPages() {
  let seen = new Map<string, unknown>();
  const keep = (address: string, value: unknown) => {
    seen.delete(address);
    seen.set(address, value);
    const [oldest] = seen.keys();
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
  };
  return {
    keep,
    /** Somebody else is there now. */
    forget: () => void (seen = new Map()),
    /** Reads anew; what was read before only where nobody can be reached. */
    async read(address: string, load: () => Promise<unknown>): Promise<unknown> {
      const known = seen;
      try {
        const value = await load();
        if (known === seen) keep(address, value);
        return value;
      } catch (error) {
        if (error instanceof NetworkError && seen.has(address)) return seen.get(address);
        throw error;
      }
    },
  };
}
