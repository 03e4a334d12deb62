import { LRUCache } from 'lru-cache';

/** Networks that are remembered; one that is forgotten begins anew. */
const MAX_NETWORKS = 20_000;

interface Budget {
  left: number;
  at: number;
}

/**
 * How many pages are made for one network: `perMinute` at once, and then as many in each minute, evenly. A page that others get too counts
 * once, for who asked first, and one that is cached counts for nobody.
 */
export function createNetworkRate(perMinute: number, now = Date.now) {
  const budgets = new LRUCache<string, Budget>({ max: MAX_NETWORKS });

  /** Whether one more page is made for a network; always where it is not known whose it is. */
  return function takes(network: string | undefined): boolean {
    if (!network) return true;
    const { left, at } = budgets.get(network) ?? { left: perMinute, at: now() };
    const grown = Math.min(perMinute, left + ((now() - at) / 60_000) * perMinute);
    const isTaken = grown >= 1;
    budgets.set(network, { left: isTaken ? grown - 1 : grown, at: now() });
    return isTaken;
  };
}
