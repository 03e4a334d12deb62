import { escapeMarkup } from '@sahra/shared/server/escape-markup';
import { addressIn } from '@sahra/shared/i18n/address-in';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { socialCardUrl } from '@sahra/shared/pictures';
import type { SitemapVideo } from '@sahra/shared/schemas/sitemap';
import { alternatesOf, inEveryLanguage, type LanguageAddress } from './alternates.ts';

/** Page of the site: its path without a language. */
export interface SitemapPage {
  path: string;
  /** Where it has another path in each of its languages, and not all of these. */
  addresses?: readonly LanguageAddress[];
  /** ISO time of its last change, where it is known. */
  updatedAt?: string | null;
  /** What plays on it. */
  video?: SitemapVideo & {
    /** Path of the page that plays it in a frame. */
    player?: string | undefined;
  };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const lastChange = (updatedAt: string | null | undefined) =>
  updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';

/** What plays on a page, in its language (https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps). */
function videoXml(origin: string, video: NonNullable<SitemapPage['video']>, code: LanguageCode): string {
  const { title, description, scene, manifestUrl, durationSeconds, publishedAt, player } = video;
  return Object.entries({
    thumbnail_loc: origin + socialCardUrl(scene),
    title: title[code],
    description: description[code],
    content_loc: origin + manifestUrl,
    player_loc: player && origin + addressIn(player, code),
    duration: String(Math.max(1, Math.round(durationSeconds))),
    publication_date: publishedAt,
  })
    .map(([name, text]) => (text ? `<video:${name}>${escapeMarkup(text)}</video:${name}>` : ''))
    .join('');
}

/** An address of its own for every language, and each names all the others, as search engines want it. */
function urlsOf(origin: string, { path, addresses = inEveryLanguage(path), updatedAt, video }: SitemapPage): string {
  const links = alternatesOf(origin, addresses).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  );
  const rest = links.join('');
  const end = (code: LanguageCode) =>
    video ? `<video:video>${videoXml(origin, video, code)}</video:video></url>\n` : '</url>\n';
  return addresses
    .map(
      (at) =>
        `<url><loc>${escapeMarkup(origin + addressIn(at.path, at.language))}</loc>${lastChange(at.updatedAt ?? updatedAt)}${rest}${end(at.language)}`,
    )
    .join('');
}

/** One chunk of the sitemap. */
export const sitemapXml = (origin: string, pages: readonly SitemapPage[]) =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n${pages.map((page) => urlsOf(origin, page)).join('')}</urlset>\n`;

/** The list of all chunks. */
export const sitemapIndexXml = (origin: string, chunks: readonly SitemapPage[]) =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${chunks.map(({ path, updatedAt }) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${lastChange(updatedAt)}</sitemap>\n`).join('')}</sitemapindex>\n`;
