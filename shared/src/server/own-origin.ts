import type { IncomingHttpHeaders } from 'node:http';

/**
 * Was a request made by a page of this site? Every browser of today says of what it sends where it comes from. Undefined:
 * nothing is said, so that it was no browser. At the host of `publicUrl` the scheme counts too; at another one nobody knows it.
 */
export function isFromOwnPage(
  { origin, host, 'sec-fetch-site': site, 'x-forwarded-host': forwarded }: IncomingHttpHeaders,
  publicUrl: string | undefined,
): boolean | undefined {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return undefined;
  if (!URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), publicUrl === undefined ? undefined : new URL(publicUrl)];
  return [host, forwarded].includes(from.host) && (from.host !== own?.host || from.protocol === own.protocol);
}
