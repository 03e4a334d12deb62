import { parseFeed } from '@rowanmanning/feed-parser';
import { feedFormatNames, postFeedPath, type FeedFormat, type PostFeedScope } from '@sahra/shared/feed-addresses';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { POST_FEED_LENGTH, type PostArchive, type PostCard } from '@sahra/shared/schemas/blog';
import type { Page } from '@sahra/shared/schemas/common';
import RssParser from 'rss-parser';
import { faultsOf, jsonFeedSchema } from '../../host/server/seo/post-feeds/testing/check-feed.ts';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { siteUrl } from '../support/current-site.ts';
import { fetchBytes, pathIn } from '../support/fetch-page.ts';
import { expect, test } from '../support/test.ts';

/** Everything that a feed of posts may be narrowed to. */
async function allScopes(): Promise<(PostFeedScope | undefined)[]> {
  const { categories, tags, authors } = await ask<PostArchive>('/post-archive', 'en');
  const of = (kind: PostFeedScope['kind'], rows: readonly { slug: string }[]) =>
    rows.map(({ slug }) => ({ kind, slug }));
  return [undefined, ...of('category', categories), ...of('tag', tags), ...of('author', authors)];
}

/** Where the posts of a scope are that are published in a language, as the lists of the api tell. */
async function publishedIn(code: LanguageCode, scope: PostFeedScope | undefined): Promise<string[]> {
  const query = new URLSearchParams({ pageSize: '60', ...(scope && { [scope.kind]: scope.slug }) });
  const { items, total } = await ask<Page<PostCard>>(`/posts?${query}`, code);
  expect(total).toBeLessThanOrEqual(60);
  return items
    .filter(({ contentLanguage }) => contentLanguage === code)
    .map(({ slug }) => siteUrl() + pathIn(paths.post.href(slug), code));
}

async function readFeed(format: FeedFormat, code: LanguageCode, scope: PostFeedScope | undefined) {
  const { status, bytes } = await fetchBytes(pathIn(postFeedPath(format, scope), code));
  expect(status).toBe(200);
  return String(bytes);
}

/** Where the entries of a feed lead, by the parser of its format. */
const linksOf: Readonly<Record<FeedFormat, (text: string) => Promise<(string | null | undefined)[]>>> = {
  rss: async (text) => (await new RssParser().parseString(text)).items.map(({ link }) => link),
  atom: (text) => Promise.resolve(parseFeed(text).items.map(({ url }) => url)),
  json: (text) => Promise.resolve(jsonFeedSchema.parse(JSON.parse(text)).items.map(({ url }) => url)),
};

/** Every address of this site that a feed names, in its own elements and in the text of its posts. */
const addressesIn = (text: string): string[] => {
  const items = jsonFeedSchema.parse(JSON.parse(text)).items;
  const named = items.flatMap((item) => [
    ...[item.url, item.image, ...item.authors.map(({ url }) => url ?? '')],
    ...[...item.content_html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ]);
  expect(named.filter((address) => !/^(https?:|mailto:)/.test(address))).toEqual([]);
  return named.filter((address) => address.startsWith(siteUrl()));
};

for (const code of languageCodes)
  test(`Feeds of all posts, each category, tag and author are valid and have what is published in them (${code})`, async () => {
    const named = new Set<string>();
    for (const scope of await allScopes()) {
      // Others publish meanwhile: what is there before and after is what the feeds must have.
      let [expected, texts]: [string[], string[]] = [[], []];
      await expect(async () => {
        expected = await publishedIn(code, scope);
        texts = await Promise.all(feedFormatNames.map((format) => readFeed(format, code, scope)));
        expect(await publishedIn(code, scope)).toEqual(expected);
      }).toPass();
      for (const [index, format] of feedFormatNames.entries()) {
        const text = texts[index] ?? '';
        // Tags are many, and none of them is made in another way.
        if (scope?.kind !== 'tag') expect(await faultsOf(format, text)).toEqual([]);
        const links = await linksOf[format](text);
        expect(links).toHaveLength(Math.min(expected.length, POST_FEED_LENGTH));
        expect(expected).toEqual(expect.arrayContaining(links));
      }
      for (const address of addressesIn(texts[feedFormatNames.indexOf('json')] ?? '')) named.add(address);
    }
    const isDrawn = (address: string) => address.startsWith(`${siteUrl()}/media/art/`);
    const others = [...named].filter((address) => !isDrawn(address));
    expect(others.length).toBeGreaterThan(10);
    // Each is drawn when it is first asked for, which takes its time: those of texts without a cover, and some others.
    const drawn = [...named].filter(isDrawn);
    const without = drawn.filter((address) => address.includes('/post/cover-'));
    for (const address of [...drawn.slice(0, 4), ...without, ...others]) {
      const { status, type } = await fetchBytes(address.slice(siteUrl().length));
      const language = type.startsWith('text/html') ? new URL(address).searchParams.get('lang') : code;
      expect.soft([address, status, language ?? 'ar']).toEqual([address, 200, code]);
    }
  });

test('Pages of the blog name their feeds in their language, and the feeds are there', async () => {
  const { categories, tags, authors } = await ask<PostArchive>('/post-archive', 'en');
  const [category = '', tag = '', author = ''] = [categories, tags, authors].map((rows) => rows[0]?.slug ?? '');
  const [post] = (await ask<Page<PostCard>>('/posts?pageSize=1', 'de')).items;
  const pages: [path: string, scope?: PostFeedScope][] = [
    [paths.blogs.href()],
    [paths.blogGrid.href('double')],
    [paths.blogSidebar.href('left')],
    [paths.postTags.href()],
    [paths.post.href(post?.slug ?? '')],
    [paths.postCategory.href(category), { kind: 'category', slug: category }],
    [paths.postTag.href(tag), { kind: 'tag', slug: tag }],
    [paths.postAuthor.href(author), { kind: 'author', slug: author }],
  ];
  for (const [path, scope] of pages) {
    const html = String((await fetchBytes(pathIn(path, 'de'))).bytes);
    const feeds = [...html.matchAll(/<link [^>]*rel="alternate"[^>]*type="application\/(?:rss|atom|feed)[^>]*>/g)].map(
      ([element]) => /href="([^"]*)"/.exec(element)?.[1]?.replaceAll('&amp;', '&'),
    );
    const own = (scope ? [scope, undefined] : [undefined]).flatMap((one) =>
      feedFormatNames.map((format) => siteUrl() + pathIn(postFeedPath(format, one), 'de')),
    );
    expect([path, feeds]).toEqual([path, [...own, `${siteUrl()}/feed.xml?lang=de`]]);
    for (const feed of feeds) expect((await fetchBytes(feed?.slice(siteUrl().length) ?? '')).status).toBe(200);
  }
});

test('Who has a feed gets it no more through the gateway until there is news', async () => {
  const path = pathIn(postFeedPath('atom'), 'fr');
  const { headers } = await fetch(siteUrl() + path);
  expect(headers.get('cache-control')).toBe('public, no-cache');
  const again = await fetchBytes(path, { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await fetchBytes(path, { 'if-modified-since': headers.get('last-modified') ?? '' })).status).toBe(304);
});
