import { createHash } from 'node:crypto';
import type { FeedFormat, PostFeedScope } from '@sahra/shared/feed-addresses';
import type { SitePage } from '@sahra/shared/federation/contract';
import { createI18n } from '@sahra/shared/host-runtime';
import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { singleFileOf } from '@sahra/shared/pictures';
import { feedPostSchema, postFeedSchema, type FeedPost } from '@sahra/shared/schemas/blog';
import { shownBlockSchema } from '@sahra/shared/schemas/post-blocks';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { allHostMessages } from '../../../src/messages/all.ts';
import { API_TIMEOUT_MS } from '../api-reader.ts';
import type { SitemapParts } from '../sitemap.ts';
import { feedAddresses } from './feed-addresses.ts';
import { parseHarmless } from './harmless-text.ts';
import { postHtml } from './post-html.tsx';
import { writeFeed, type FeedEntry } from './write-feed.ts';

/** A newer api may have blocks that this server does not know: they are left out. */
const knownBlocks = z
  .array(z.unknown())
  .transform((blocks) => blocks.flatMap((block) => shownBlockSchema.safeParse(block).data ?? []));
const answerSchema = postFeedSchema.extend({ posts: z.array(feedPostSchema.extend({ blocks: knownBlocks })) });
type Answer = z.infer<typeof answerSchema>;

export interface AskedFeed {
  format: FeedFormat;
  language: LanguageCode;
  scope?: PostFeedScope | undefined;
}

export interface MadeFeed {
  body: Buffer;
  etag: string;
  /** When anything in it may last have changed. */
  modified: Date;
}
interface KeptFeed extends MadeFeed {
  /** The state of the api's answer, and of the pages that its links lead to. */
  apiEtag: string | null;
  shape: string;
}

const KEPT_BYTES = 16 * 1024 * 1024;

export interface PostFeedParts extends SitemapParts {
  /** Address of the WebSub hub that is told of news, if there is one. */
  hub?: string | undefined;
}

/** Feeds of the blog. The api is asked each time: who is told of a new post reads it at once. What did not change is not made again. */
export function createPostFeeds({ origin, apiUrl, pages, hub }: PostFeedParts) {
  const kept = new LRUCache<string, KeptFeed>({ maxSize: KEPT_BYTES, sizeCalculation: ({ body }) => body.length + 1 });

  function entryOf(post: FeedPost, place: Parameters<typeof postHtml>[1]): FeedEntry[] {
    const { addresses } = place;
    const link = addresses.ofPost(post.slug);
    if (link === undefined) return [];
    const { title, excerpt, author, translator, categories, tags } = post;
    const { path, ...file } = singleFileOf(post.picture);
    const external = post.link && /^https?:/i.test(post.link.url) ? post.link.url : undefined;
    return [
      {
        ...{ id: addresses.nameOf(`posts/${post.id}`), title, link, excerpt: excerpt || title, external },
        html: postHtml(post, place),
        author: { name: author.name, url: addresses.ofAuthor(author.slug) },
        translator: translator ?? undefined,
        publishedAt: new Date(post.publishedAt),
        updatedAt: new Date(post.updatedAt),
        categories: [...new Set([...categories, ...tags].map(({ name }) => name))],
        picture: { ...file, url: addresses.ofFile(path) },
        recordings: post.blocks.flatMap((block) =>
          block.kind === 'audio'
            ? [
                {
                  ...{ url: addresses.ofRecording(block.file), type: 'audio/mpeg' },
                  ...{ title: block.title, seconds: block.seconds },
                },
              ]
            : [],
        ),
      },
    ];
  }

  function write({ format, language, scope }: AskedFeed, open: readonly SitePage[], { name, ...answer }: Answer) {
    const { t } = createI18n(language, allHostMessages);
    const addresses = feedAddresses(origin, open, language);
    const link = addresses.ofList(scope);
    if (link === undefined) return undefined;
    const { tag, dir } = getLanguage(language);
    const place = { addresses, language: { tag, dir }, watch: (title: string) => t('feeds:watch', { title }) };
    const ofBlog = t('feeds:title');
    const times = answer.posts.map(({ updatedAt }) => new Date(updatedAt).getTime());
    return writeFeed[format]({
      id: addresses.nameOf(scope ? `blog/${scope.kind}/${scope.slug}` : 'blog'),
      title: name === null ? ofBlog : `${name} · ${ofBlog}`,
      description: scope ? t(`feeds:${scope.kind}`, { name: name ?? '' }) : t('feeds:description'),
      siteName: t('common:siteName'),
      ...{ language: tag, link, self: addresses.ofFeed(format, scope), hub },
      updatedAt: times.length > 0 ? new Date(Math.max(...times)) : new Date(answer.changedAt),
      entries: answer.posts.flatMap((post) => entryOf(post, place)),
    });
  }

  /** Undefined where there is no such feed. Throws where the api does not answer. */
  return async (asked: AskedFeed): Promise<MadeFeed | undefined> => {
    const open = await pages();
    const { format, language, scope } = asked;
    const query = new URLSearchParams({ lang: language, ...(scope && { [scope.kind]: scope.slug }) });
    const key = `${format} ${query}`;
    const shape = open.map(({ id, path }) => `${id} ${path}`).join('\n');
    const old = kept.get(key);
    const known = old?.shape === shape ? old : undefined;
    const response = await fetch(`${apiUrl}/post-feed?${query}`, {
      headers: known?.apiEtag ? { 'if-none-match': known.apiEtag } : {},
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    if (response.status === 304 && known) return known;
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The feed of ${query} was answered with ${response.status}`);
    const answer = answerSchema.parse(parseHarmless(await response.text()));
    const text = write(asked, open, answer);
    if (text === undefined) return undefined;
    const body = Buffer.from(text);
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const made = { body, etag, modified: new Date(answer.changedAt), apiEtag: response.headers.get('etag'), shape };
    kept.set(key, made);
    return made;
  };
}
