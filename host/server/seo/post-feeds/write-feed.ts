import { feedFormats, type FeedFormat } from '@sahra/shared/feed-addresses';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';

/** A list of what is new, in one language; every address is whole. */
export interface Feed {
  /** A name that never changes. */
  id: string;
  title: string;
  description: string;
  siteName: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** The page that it is about. */
  link: string;
  /** The address of the feed itself. */
  self: string;
  /** Whom subscribers may ask to be told of news (WebSub). */
  hub?: string | undefined;
  updatedAt: Date;
  entries: readonly FeedEntry[];
}

interface Person {
  name: string;
  url?: string | undefined;
}

export interface FeedEntry {
  /** A name that never changes: by it readers know the entry again. */
  id: string;
  title: string;
  link: string;
  /** What the entry points to, on another site. */
  external?: string | undefined;
  excerpt: string;
  html: string;
  author: Person;
  translator?: string | undefined;
  publishedAt: Date;
  updatedAt: Date;
  categories: readonly string[];
  picture: { url: string; type: string; width: number; height: number };
  recordings: readonly { url: string; type: string; title: string; seconds: number }[];
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** feedsmith indents what needs CDATA, and readers would take the white space for a part of a title. Inside of CDATA there is no `]]>`. */
const withoutIndent = (xml: string) => xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');

const rss = ({ title, description, language, link, self, hub, updatedAt, entries }: Feed): string =>
  generateRssFeed({
    title,
    link,
    description,
    language,
    xml: { lang: language },
    lastBuildDate: updatedAt,
    generator: 'Sahra',
    atom: {
      links: [
        { href: self, rel: 'self', type: feedFormats.rss.type },
        { href: link, rel: 'alternate', type: 'text/html', hreflang: language },
        ...(hub ? [{ href: hub, rel: 'hub' }] : []),
      ],
    },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.link,
      guid: { value: entry.id, isPermaLink: false },
      pubDate: entry.publishedAt,
      // Readers take it for HTML.
      description: escapeHtml(entry.excerpt),
      categories: entry.categories.map((name) => ({ name })),
      // How many bytes a recording has is not known here: 0 is what the format has for that.
      enclosures: entry.recordings.slice(0, 1).map(({ url, type }) => ({ url, type, length: 0 })),
      dc: {
        creators: [entry.author.name],
        ...(entry.translator && { contributors: [entry.translator] }),
      },
      atom: { updated: entry.updatedAt },
      content: { encoded: entry.html },
      media: {
        contents: [{ ...entry.picture, medium: 'image' }],
      },
    })),
  });

const plain = (value: string) => ({ value, type: 'text' as const });

const atom = ({ id, title, description, siteName, language, link, self, hub, updatedAt, entries }: Feed): string =>
  generateAtomFeed({
    id,
    title: plain(title),
    subtitle: plain(description),
    updated: updatedAt,
    // Of a feed without entries nobody else is named.
    authors: [{ name: siteName }],
    generator: { text: 'Sahra' },
    xml: { lang: language },
    links: [
      { href: self, rel: 'self', type: feedFormats.atom.type },
      { href: link, rel: 'alternate', type: 'text/html', hreflang: language },
      ...(hub ? [{ href: hub, rel: 'hub' }] : []),
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: plain(entry.title),
      updated: entry.updatedAt,
      published: entry.publishedAt,
      authors: [{ name: entry.author.name, ...(entry.author.url && { uri: entry.author.url }) }],
      ...(entry.translator && { contributors: [{ name: entry.translator }] }),
      summary: plain(entry.excerpt),
      content: { value: entry.html, type: 'html' as const },
      categories: entry.categories.map((name) => ({ term: name, label: name })),
      xml: { lang: language },
      links: [
        { href: entry.link, rel: 'alternate', type: 'text/html', hreflang: language },
        ...(entry.external ? [{ href: entry.external, rel: 'related' }] : []),
        ...entry.recordings.map(({ url, type, title: name }) => ({ href: url, rel: 'enclosure', type, title: name })),
      ],
    })),
  });

const json = ({ title, description, language, link, self, hub, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: link,
    feed_url: self,
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.link,
      external_url: entry.external,
      title: entry.title,
      summary: entry.excerpt,
      content_html: entry.html,
      image: entry.picture.url,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      language,
      authors: [entry.author],
      tags: entry.categories,
      ...(entry.recordings.length > 0 && {
        attachments: entry.recordings.map((recording) => ({
          url: recording.url,
          mime_type: recording.type,
          title: recording.title,
          duration_in_seconds: Math.round(recording.seconds),
        })),
      }),
    })),
  });

/** Writes a feed as RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1. */
export const writeFeed: Readonly<Record<FeedFormat, (feed: Feed) => string>> = {
  rss: (feed) => withoutIndent(rss(feed)),
  atom: (feed) => withoutIndent(atom(feed)),
  json,
};
