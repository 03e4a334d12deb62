import { parseFeed } from '@rowanmanning/feed-parser';
import { postFeedPath } from '@sahra/shared/feed-addresses';
import RssParser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { jsonFeedSchema } from './testing/check-feed.ts';
import { openFeedSite, origin, pages } from './testing/open-feed-site.ts';
import { everything, samplePost } from './testing/sample-posts.ts';

describe('what a feed of posts tells', () => {
  it('A reader gets a post whole: its language, its addresses, its dates, and who wrote and translated it', async () => {
    const { get } = await openFeedSite({ posts: everything });
    const { body, headers } = await get(`${postFeedPath('rss')}?lang=de`);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await new RssParser().parseString(body);
    expect(feed).toMatchObject({ title: 'Der Sahra-Blog', link: `${origin}/blogs?lang=de`, language: 'de' });
    expect(feed.feedUrl).toBe(`${origin}/feeds/blog/rss.xml?lang=de`);
    expect(feed.items[0]).toMatchObject({
      ...{ title: 'Beitrag 1', link: `${origin}/blogs-detail/beitrag-1?lang=de`, creator: 'Mariam Adel' },
      ...{ guid: 'tag:sahra.example,2026:posts/1/de', isoDate: '2026-11-20T10:00:00.000Z' },
      categories: ['Handwerk', 'Nacht'],
      enclosure: { url: `${origin}/media/blog/reel.mp3`, type: 'audio/mpeg' },
    });
    const html = String(feed.items[0]?.['content:encoded']).trim();
    for (const part of [
      '<div lang="de" dir="ltr">',
      `<a href="${origin}/shop?page=2&amp;lang=de#mugs"><em><strong>Laden</strong></em></a>`,
      '<a href="https://elsewhere.example/?a=1&amp;b=2">anderswo</a>',
      ', nicht hier</p>',
      `<img src="${origin}/media/art/abc/post/a-1200.webp" alt="Eine Lampe" width="1200" height="800" loading="lazy"/>`,
      `<a href="${origin}/embed/70?lang=de">Ansehen: Der Film</a>`,
      'if (a &lt; b &amp;&amp; c) return;',
    ])
      expect(html.replace(/<\/?span>/g, '')).toContain(part);
    expect(html).not.toMatch(/(href|src)="\//);
    expect(String(feed.items[1]?.['content:encoded'])).toContain('Licht ist ein Gerücht');
  });

  it('An Atom reader gets when it changed, and its language on each entry', async () => {
    const { get } = await openFeedSite({ posts: everything, name: 'Mariam Adel' });
    const { body } = await get(`${postFeedPath('atom', { kind: 'author', slug: 'mariam' })}?lang=ar`);
    const feed = parseFeed(body);
    expect(feed).toMatchObject({
      ...{ title: 'Mariam Adel · مدونة سهرة', url: `${origin}/blogs-author/mariam`, language: 'ar' },
      self: `${origin}/feeds/blog/author/mariam/atom.xml`,
    });
    expect(feed.items[0]).toMatchObject({
      ...{ id: 'tag:sahra.example,2026:posts/1/ar', url: `${origin}/blogs-detail/beitrag-1` },
      ...{ published: new Date('2026-11-20T10:00:00Z'), updated: new Date('2026-11-21T10:00:00Z') },
    });
    expect(feed.items[0]?.content).toContain('<div lang="ar" dir="rtl">');
  });

  it('A JSON reader gets what a post points to and plays', async () => {
    const { get, state } = await openFeedSite({ posts: everything });
    const { items, ...feed } = jsonFeedSchema.parse(
      JSON.parse((await get(`${postFeedPath('json')}?lang=el&utm_source=x`)).body),
    );
    expect(feed).toMatchObject({ language: 'el', feed_url: `${origin}/feeds/blog/feed.json?lang=gr` });
    expect(items[0]?.attachments).toMatchObject([{ title: 'Die Rolle', duration_in_seconds: 95 }]);
    expect(items.map(({ external_url: external }) => external)).toEqual([
      ...[undefined, undefined, 'https://elsewhere.example/lamp', undefined],
    ]);
    expect(state.asked).toEqual(['/post-feed?lang=gr']);
  });

  it('A reader learns of the hub from the answer itself', async () => {
    const { get } = await openFeedSite({ hub: 'https://hub.example/' });
    const { headers } = await get(`${postFeedPath('json')}?lang=fr&x=1`);
    expect(headers.link).toBe(
      `<https://hub.example/>; rel="hub", <${origin}/feeds/blog/feed.json?lang=fr>; rel="self"`,
    );
  });

  it('Blocks of a newer api are left out, and the rest is told', async () => {
    const { get, state } = await openFeedSite();
    state.answer.posts = [{ ...samplePost(1), blocks: [{ kind: 'hologram' }, ...samplePost(1).blocks], more: true }];
    expect((await get(postFeedPath('rss'))).body).toContain('Text 1');
  });

  it('Where the blog is closed there are no feeds of it', async () => {
    const { get } = await openFeedSite({ opened: pages.slice(4) });
    expect((await get(postFeedPath('rss'))).statusCode).toBe(404);
  });

  it.each([
    '/feeds/blog',
    '/feeds/blog/feed.xml',
    '/feeds/blog/rss.xml?lang=xx',
    '/feeds/blog/rss.xml?lang=de&lang=fr',
    '/feeds/blog/date/2026/rss.xml',
    '/feeds/blog/constructor/x/rss.xml',
    '/feeds/blog/tag/A%20B/rss.xml',
    '/feeds/blog/tag/..%2f..%2faccount/rss.xml',
    `/feeds/blog/tag/${'x'.repeat(90)}/rss.xml`,
    '/feeds/blog/tag/night/toString',
  ])('%s is no feed, and the api is not asked', async (url) => {
    const { get, state } = await openFeedSite();
    expect((await get(url)).statusCode).toBe(404);
    expect(state.asked).toEqual([]);
  });
});
