/** The formats in which feeds are served, with the last part of their addresses. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;
export type FeedFormat = keyof typeof feedFormats;
export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[];

/** By what a feed of the blog is narrowed. */
export const postFeedScopes = ['category', 'tag', 'author'] as const;
export interface PostFeedScope {
  readonly kind: (typeof postFeedScopes)[number];
  readonly slug: string;
}

/** Where all feeds of the blog are; part of the addresses to which people have subscribed, whatever becomes of its pages. */
export const POST_FEEDS = '/feeds/blog';

/** Path of a feed of the blog without a language: of all posts, or of those of a category, with a tag, by an author. */
export const postFeedPath = (format: FeedFormat, scope?: PostFeedScope): string =>
  `${POST_FEEDS}${scope ? `/${scope.kind}/${scope.slug}` : ''}/${feedFormats[format].file}`;
