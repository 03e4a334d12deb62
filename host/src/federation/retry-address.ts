import type { Integrity } from './load-failure.ts';

/** Where the gateway serves the files of a release once more: what failed at one address is never run anew there. */
export const atAttempt = (url: string, attempt: number): string =>
  url.replace(/^(\/mf\/[^/]+\/[^/~]+)[^/]*\//, `$1~${attempt}/`);

/** A name that only an import map can make an address of. */
const probeOf = (url: string) => `sahra-address:${url}`;

function isMapped(probe: string, url: string): boolean {
  try {
    return import.meta.resolve(probe) === new URL(url, location.origin).href;
  } catch {
    return false;
  }
}

/**
 * Gives all files of a release new addresses with the hashes of the old ones, by one more import map, and answers with the
 * new one of `entry`. A browser that takes no second map keeps the old address: nothing is loaded without its hash.
 */
export function retryAddress(entry: string, attempt: number, integrity: Integrity): string {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const known = Object.entries(integrity).filter(([url]) => url.startsWith(base));
  const added = Object.fromEntries(known.map(([url, hash]) => [atAttempt(url, attempt), hash]));
  const url = atAttempt(entry, attempt);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  map.textContent = JSON.stringify({ imports: { [probeOf(url)]: url }, integrity: added });
  document.head.append(map);
  map.remove();
  if (!isMapped(probeOf(url), url)) return entry;
  Object.assign(integrity, added);
  return url;
}
