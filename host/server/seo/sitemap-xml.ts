import { escapeMarkup } from '@sahra/shared/server/escape-markup';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { alternatesOf } from './alternates.ts';

/** Page of the site: its path without a language. */
export interface SitemapPage {
  path: string;
  /** ISO time of its last change, where it is known. */
  updatedAt?: string | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const lastChange = (updatedAt: string | null | undefined) =>
  updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';

/** An address of its own for every language, and each names all the others, as search engines want it. */
function urlsOf(origin: string, { path, updatedAt }: SitemapPage): string {
  const links = alternatesOf(origin, path).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  );
  const rest = `${lastChange(updatedAt)}${links.join('')}</url>\n`;
  return languageCodes.map((code) => `<url><loc>${escapeMarkup(origin + addressIn(path, code))}</loc>${rest}`).join('');
}

/** One chunk of the sitemap. */
export const sitemapXml = (origin: string, pages: readonly SitemapPage[]) =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => urlsOf(origin, page)).join('')}</urlset>\n`;

/** The list of all chunks. */
export const sitemapIndexXml = (origin: string, chunks: readonly SitemapPage[]) =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${chunks.map(({ path, updatedAt }) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${lastChange(updatedAt)}</sitemap>\n`).join('')}</sitemapindex>\n`;
