import { escapeMarkup } from '@sahra/shared/server/escape-markup';

/** A list of what is new, in one language. */
export interface Feed {
  title: string;
  description: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** Whole address of the page that it is about. */
  link: string;
  /** Whole address of the feed itself. */
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  description: string;
  /** Whole address of its page: also that by which readers know it again. */
  link: string;
  /** ISO time. */
  publishedAt: string;
  categories: readonly string[];
  /** Whole address of a picture, and how large it is. */
  picture: { url: string; type: string; width: number; height: number };
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
/** As RFC 822 writes times. */
const timeOf = (iso: string) => new Date(iso).toUTCString();

const itemXml = ({ title, description, link, publishedAt, categories, picture }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeMarkup(link)}</guid>`,
    element('pubDate', timeOf(publishedAt)),
    element('description', description),
    ...categories.map((category) => element('category', category)),
    `<media:content url="${escapeMarkup(picture.url)}" medium="image" type="${picture.type}" width="${picture.width}" height="${picture.height}"/>`,
    '</item>',
  ].join('');

/** RSS 2.0, with the address of the feed as Atom names it and pictures as Media RSS does. */
export function rssXml({ title, description, language, link, self, items }: Feed): string {
  const newest = items
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    ...(newest ? [element('lastBuildDate', timeOf(newest))] : []),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map((item) => `${itemXml(item)}\n`),
    '</channel></rss>\n',
  ].join('');
}
