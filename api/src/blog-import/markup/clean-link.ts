import { postLinkSchema } from '@sahra/shared/schemas/post-blocks';

const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link as a post may have it; undefined for what runs, what leads to a place in the same text, and what is no address.
 *
 * @param site the address of the site that the text comes from: what it does not say in full is said of that.
 */
export function cleanLink(href: string | undefined, site: string | undefined): string | undefined {
  const trimmed = href?.trim() ?? '';
  if (trimmed === '' || trimmed.startsWith('#') || !URL.canParse(trimmed, site)) return undefined;
  const url = new URL(trimmed, site);
  if (!schemes.has(url.protocol)) return undefined;
  const { data } = postLinkSchema.safeParse(url.href);
  return data;
}

/** The address of a picture or of what plays: of the web only. */
export function cleanWebAddress(address: string | undefined, site: string | undefined): string | undefined {
  const link = cleanLink(address, site);
  return link?.startsWith('http') ? link : undefined;
}

/** What a link is called that has no words of its own: the site that it leads to. */
export function nameOfLink(href: string): string {
  if (!URL.canParse(href)) return href.slice(0, 100);
  const { hostname, pathname } = new URL(href);
  return hostname.replace(/^www\./, '') || decodeName(pathname);
}

/** The last part of a path, as people read it. */
export function decodeName(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
