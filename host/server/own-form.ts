import type { IncomingHttpHeaders } from 'node:http';

/**
 * Was a form sent by a page of this site? Every browser of today says where a form comes from; whoever says nothing is
 * no browser, and brings no visitor's cookies.
 */
export function isOwnForm({ origin, host, 'sec-fetch-site': site, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && [host, forwarded].includes(new URL(origin).host);
}
