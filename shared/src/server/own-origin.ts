import type { IncomingHttpHeaders } from 'node:http';

/**
 * Was a request made by a page of this site? Every browser of today says of what it sends where it comes from. Undefined:
 * nothing is said, so that it was no browser.
 */
export function isFromOwnPage({
  origin,
  host,
  'sec-fetch-site': site,
  'x-forwarded-host': forwarded,
}: IncomingHttpHeaders): boolean | undefined {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return undefined;
  return URL.canParse(origin) && [host, forwarded].includes(new URL(origin).host);
}
