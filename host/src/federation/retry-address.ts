import { addHashes, type Integrity } from './import-map.ts';

/** Where the gateway serves the files of a release once more: what failed at one address is never run anew there. */
export const atAttempt = (url: string, attempt: number): string =>
  url.replace(/^(\/mf\/[^/]+\/[^/~]+)[^/]*\//, `$1~${attempt}/`);

/**
 * Gives all files of a release, whose hashes are known, new addresses with the hashes of the old ones, by one more import map, and answers
 * with the new one of `entry`. A browser that takes no second map keeps the old address: nothing is loaded without its hash.
 */
export function retryAddress(entry: string, attempt: number, integrity: Integrity): string {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const known = Object.entries(integrity).filter(([url]) => url.startsWith(base));
  const added = Object.fromEntries(known.map(([url, hash]) => [atAttempt(url, attempt), hash]));
  const url = atAttempt(entry, attempt);
  return addHashes(integrity, added, url) ? url : entry;
}
