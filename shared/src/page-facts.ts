import type { LanguageCode } from './i18n/languages.ts';
import type { Picture } from './schemas/common.ts';

/** A page above this one. */
export interface Crumb {
  name: string;
  /** Path of this site. */
  href: string;
}

export type JsonLd = Record<string, unknown>;

/** What structured data (schema.org) is made from. */
export interface JsonLdContext {
  /** Whole address of a file of this site. */
  fileAt: (path: string) => string;
  /** Whole address of a page of this site, in the language of this one. */
  pageAt: (path: string) => string;
  /** Whole address of a picture as search engines want it. */
  pictureAt: (picture: Picture) => string;
  /** Tag of the page's language. */
  language: string;
}

/** What a page says of itself to those who read only its head: search engines, and networks where it is shared. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** The page's one address: its path, and the parameters that make it another page, without a language. */
  path: string;
  /** The language in which it is shown, where that may be another one than the site's: it has not every one. */
  shownIn?: LanguageCode | undefined;
  /** The languages that it has, where these may not be all, with its path in each. */
  translations?: readonly { language: LanguageCode; path: string }[] | undefined;
  /** Of an article: ISO times. */
  publishedAt?: string | undefined;
  modifiedAt?: string | undefined;
  /** What Open Graph calls it; `website` by default. */
  type?: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode' | 'article' | 'profile' | undefined;
  /** Shown where the page is shared; the site's own card by default. */
  picture?: Picture | undefined;
  /** Address of a file of this site in shape and format of the social card, shown instead of the picture where the page is shared. */
  shareUrl?: string | undefined;
  /** Path of the page that plays its film in a frame of another site; absent where nobody may play it there. */
  player?: string | undefined;
  /** Other sites learn what a link to it says (oEmbed); of a page with a `player` they do so in any case. */
  hasOembed?: boolean | undefined;
  /** Feeds of what is new on it, each a file of this site that is there in every language: its path without one. */
  feeds?: readonly { title: string; type: string; path: string }[] | undefined;
  /** The pages above it, without the home page. */
  place?: readonly Crumb[] | undefined;
  /** What it is in schema.org terms; asked for on the server only. */
  jsonLd?: ((context: JsonLdContext) => JsonLd[]) | undefined;
}
