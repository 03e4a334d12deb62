import type { PageId } from '@sahra/shared/addresses';
import { postFeedPath, type FeedFormat, type PostFeedScope } from '@sahra/shared/feed-addresses';
import type { SitePage } from '@sahra/shared/federation/contract';
import { findHref } from '@sahra/shared/host-runtime';
import { addressIn } from '@sahra/shared/i18n/address-in';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { matchPath } from 'react-router-dom';

const outside = /^(https?:\/\/|mailto:)/i;
const inside = /^\/(?![/\\])/;

/** Where the recordings of posts lie. */
const RECORDINGS = '/media/blog/';
/** The year in which this site began to name its posts: part of names that stay, whatever becomes of their addresses. */
const NAMED_SINCE = 2026;

/** The pages of all posts, and of those of a scope, with the parameter that names it. */
const pageOf = { category: 'blog.category', tag: 'blog.tag', author: 'blog.author' } as const satisfies Record<
  PostFeedScope['kind'],
  PageId
>;

/** Makes whole addresses in one language, of pages that are open; undefined of others. */
export function feedAddresses(origin: string, open: readonly SitePage[], language: LanguageCode) {
  const ofPage = (path: string | undefined) => (path === undefined ? undefined : origin + addressIn(path, language));
  const ofFile = (path: string) => origin + path;
  const isOpen = (path: string) => open.some((page) => matchPath(page.path, path));
  return {
    ofFile,
    ofRecording: (file: string) => ofFile(RECORDINGS + file),
    ofPost: (slug: string) => ofPage(findHref(open, 'blog.post' satisfies PageId, { slug })),
    ofAuthor: (author: string) => ofPage(findHref(open, pageOf.author, { author })),
    ofFilm: (episodeId: number) => ofPage(findHref(open, 'streaming.embed' satisfies PageId, { episodeId })),
    ofList: (scope: PostFeedScope | undefined) =>
      ofPage(
        scope
          ? findHref(open, pageOf[scope.kind], { [scope.kind]: scope.slug })
          : findHref(open, 'blog.posts' satisfies PageId),
      ),
    ofFeed: (format: FeedFormat, scope: PostFeedScope | undefined) =>
      origin + addressIn(postFeedPath(format, scope), language),
    /** A link of a post: to another site as it is, to a page of this one in the language. */
    ofLink(href: string): string | undefined {
      if (outside.test(href)) return href;
      const {
        path = '',
        query = '',
        hash = '',
      } = /^(?<path>[^?#]*)(?<query>[^#]*)(?<hash>.*)$/s.exec(href)?.groups ?? {};
      const isThere = inside.test(href) && (path.startsWith('/media/') || isOpen(path));
      return isThere ? origin + addressIn(path + query, language) + hash : undefined;
    },
    /** A name that stays when the address changes (RFC 4151). */
    nameOf: (thing: string) => `tag:${new URL(origin).hostname},${NAMED_SINCE}:${thing}/${language}`,
  };
}
export type FeedAddresses = ReturnType<typeof feedAddresses>;
