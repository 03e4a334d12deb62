import { getLanguage, languageCodes, languages } from '@sahra/shared/i18n/languages';
import type { PostCard } from '@sahra/shared/schemas/blog';
import type { Page } from '@sahra/shared/schemas/common';
import { blogPostingSchema } from '@sahra/shared/testing/post-json-ld-schema';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { siteUrl } from '../support/current-site.ts';
import { fetchBytes, pathIn } from '../support/fetch-page.ts';
import { readHead } from '../support/head.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

/** It makes a map for each who asks: that of the worker's site may be from before another journey published something. */
const mapMaker = useFrontEnd();

const pathOf = (address: string) => address.slice(siteUrl().length);

/** Every post of the site map, by its address: its other languages, and when it changed. */
async function listedPosts() {
  const answer = await fetch(`${mapMaker.site().url}/sitemap-posts-1.xml`);
  const xml = (await answer.text()).replaceAll(/http:\/\/localhost:\d+/g, siteUrl());
  return new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => {
      const links = [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, tag, href]) => [tag, href] as const,
      );
      const [, address = ''] = /<loc>(.*?)<\/loc>/.exec(url) ?? [];
      const [, changed = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(url) ?? [];
      return [address, { alternates: Object.fromEntries(links) as Record<string, string>, changed }] as const;
    }),
  );
}

/** Where every post is in every language in which it is published, as the lists of the api tell. */
async function publishedPosts(): Promise<string[]> {
  const lists = await Promise.all(
    languageCodes.map(async (code) => {
      const { items } = await ask<Page<PostCard>>('/posts?pageSize=60', code);
      return items
        .filter(({ contentLanguage }) => contentLanguage === code)
        .map(({ slug }) => siteUrl() + pathIn(paths.post.href(slug), code));
    }),
  );
  return lists.flat();
}

test('The site map has each post in each language in which it is published, in a graph in which each points back', async () => {
  const listed = await listedPosts();
  expect([...listed.keys()].toSorted()).toEqual((await publishedPosts()).toSorted());
  for (const [address, { alternates, changed }] of listed) {
    expect(Number.isNaN(Date.parse(changed))).toBe(false);
    const { 'x-default': byDefault, ...own } = alternates;
    expect(Object.values(own)).toContain(address);
    expect(Object.values(own)).toContain(byDefault);
    for (const [tag, other] of Object.entries(own)) {
      expect(new URL(other).searchParams.get('lang') ?? 'ar').toBe(getLanguage(tag).code);
      expect(listed.get(other)?.alternates).toEqual(alternates);
    }
  }
});

test('Every post of the site map is there in its language, names the same languages, and says what it is', async () => {
  const listed = await listedPosts();
  const types = new Set<string>();
  for (const [address, { alternates, changed }] of listed) {
    const { status, bytes } = await fetchBytes(pathOf(address));
    const head = readHead(String(bytes));
    const { code, tag } = getLanguage(new URL(address).searchParams.get('lang') ?? 'ar');
    expect.soft([address, status, head.robots, head.canonical]).toEqual([address, 200, [], [address]]);
    expect.soft([address, head.alternates]).toEqual([address, alternates]);
    const node = blogPostingSchema.parse(head.graph.find((each) => each['@type'] === 'BlogPosting'));
    expect.soft(node).toMatchObject({ '@id': address, inLanguage: tag, dateModified: changed });
    const others = [...(node.workTranslation ?? []), ...(node.translationOfWork ? [node.translationOfWork] : [])];
    for (const other of others) expect.soft(alternates[other.inLanguage]).toBe(other.url);
    expect.soft([address, others.length > 0]).toEqual([address, Object.keys(alternates).length > 2]);
    for (const part of [node.video && 'video', node.audio && 'audio', node.hasPart?.['@type']])
      if (part) types.add(part);
    const oembed = /type="application\/json\+oembed" href="([^"]*)"/.exec(String(bytes))?.[1]?.replaceAll('&amp;', '&');
    const embedded = await fetchBytes(pathOf(oembed ?? ''));
    expect.soft([code, embedded.status]).toEqual([code, 200]);
    expect.soft(JSON.parse(String(embedded.bytes))).toMatchObject({ type: 'link', title: node.headline });
  }
  expect([...types].toSorted()).toEqual(['ImageGallery', 'Quotation', 'audio', 'video']);
});

test('A post that is not in a language is none of its translations there', async () => {
  const english = paths.post.href('on-waiting-for-the-light');
  const { status, bytes } = await fetchBytes(pathIn(english, 'fr'));
  const { canonical, alternates, openGraph } = readHead(String(bytes));
  expect([status, canonical, alternates]).toEqual([200, [`${siteUrl()}${english}?lang=en`], {}]);
  expect(openGraph.locale).toBe(languages[1].intl.replace('-', '_'));
});
