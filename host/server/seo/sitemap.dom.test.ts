import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { chunkPages, createSitemap, fixedPages } from './sitemap.ts';
import { sitemapXml } from './sitemap-xml.ts';

const updatedAt = '2026-11-21T09:00:00.000Z';
const origin = 'https://sahra.example';
const page = (path: string, robots?: 'noindex') =>
  ({ id: path, path, layout: 'bare', titleKey: 'x', chunk: 'x', robots }) as const;
const total = chunkPages + 1;

let server: Server | undefined;
let asked = 0;
afterEach(() => {
  server?.close();
  asked = 0;
});

/** An api with this many programs and nothing else; `status` is what it answers with. The site may have no page for them. */
async function open({ status = 200, hasFilms = true, keptMs = 60_000 } = {}) {
  const api = createServer((request, response) => {
    asked++;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const [pageNumber, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice(
      (pageNumber - 1) * pageSize,
      pageNumber * pageSize,
    );
    const body =
      pathname === '/sitemap'
        ? {
            sections: ['categories', 'programs', 'episodes', 'of-a-newer-api'].map((name) => ({
              name,
              total: name === 'programs' ? total : 0,
              updatedAt,
            })),
          }
        : pathname === '/sitemap/programs'
          ? { items: ids.map((programId) => ({ programId, updatedAt })), page: pageNumber, pageSize, total }
          : { items: [], page: pageNumber, pageSize, total: 0 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pages = [page('/about-us'), { ...page('/shows-details/:programId'), id: 'streaming.program' }];
  return createSitemap(
    {
      ...{ origin, apiUrl: `http://127.0.0.1:${port}` },
      pages: () => Promise.resolve(hasFilms ? pages : pages.slice(0, 1)),
    },
    keptMs,
  );
}

const parse = (xml: Buffer | undefined) => new DOMParser().parseFromString(String(xml), 'application/xml');
const textsOf = (parsed: Document, name: string) =>
  [...parsed.getElementsByTagName(name)].map((element) => element.textContent);

describe('the sitemap', () => {
  it('lists its chunks: the fixed pages, and as many of each section as it needs', async () => {
    const parsed = parse(await (await open()).index());
    expect(textsOf(parsed, 'loc')).toEqual(
      ['/sitemap-pages-1.xml', '/sitemap-programs-1.xml', '/sitemap-programs-2.xml'].map((path) => origin + path),
    );
    expect(textsOf(parsed, 'lastmod')).toEqual([updatedAt, updatedAt]);
  });

  it('lists nothing of an area that is closed', async () => {
    const sitemap = await open({ hasFilms: false });
    expect(textsOf(parse(await sitemap.index()), 'loc')).toEqual([`${origin}/sitemap-pages-1.xml`]);
    expect(await sitemap.chunk('programs', 1)).toBeUndefined();
  });

  it('gives each language of a page an address that names all the others', async () => {
    const parsed = parse(await (await open()).chunk('programs', 2));
    const address = `${origin}/shows-details/${total}`;
    expect(textsOf(parsed, 'loc')).toEqual([
      address,
      ...['en', 'de', 'fr', 'gr'].map((code) => `${address}?lang=${code}`),
    ]);
    expect(textsOf(parsed, 'lastmod')).toEqual(Array.from({ length: 5 }, () => updatedAt));
    for (const url of parsed.getElementsByTagName('url'))
      expect([...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang'))).toEqual([
        'ar',
        'en',
        'de',
        'fr',
        'el',
        'x-default',
      ]);
  });

  it('has no more than 5000 addresses in a chunk', async () => {
    expect(textsOf(parse(await (await open()).chunk('programs', 1)), 'loc')).toHaveLength(5000);
  });

  it('asks the api once for what many crawlers want at the same time, and then not again for a while', async () => {
    const sitemap = await open();
    await Promise.all(Array.from({ length: 20 }, () => sitemap.chunk('programs', 1)));
    await sitemap.chunk('programs', 1);
    expect(asked).toBe(1);
  });

  it('asks the api anew for each who comes after the other where nothing is to be kept', async () => {
    const sitemap = await open({ keptMs: 0 });
    for (let crawler = 0; crawler < 20; crawler++) await sitemap.chunk('people', 1);
    expect(asked).toBe(20);
  });

  it.each([
    ['programs', 3],
    ['pages', 2],
    ['people', 1],
    ['constructor', 1],
  ])('has no chunk %s %i', async (section, number) => {
    expect(await (await open()).chunk(section, number)).toBeUndefined();
  });

  it('is not there, rather than empty, while the api fails; then it is tried again', async () => {
    const sitemap = await open({ status: 500 });
    await expect(sitemap.index()).rejects.toThrow('500');
    await expect(sitemap.chunk('programs', 1)).rejects.toThrow('500');
    expect(textsOf(parse(await sitemap.chunk('pages', 1)), 'loc')).toContain(`${origin}/about-us`);
    await expect(sitemap.index()).rejects.toThrow('500');
    expect(asked).toBe(3);
  });
});

it('The page of an episode tells of its film in its language: picture, file, frame, length and when it came', () => {
  const inAll = (text: string) => ({ ar: `${text} ar`, en: `${text} en`, de: `${text} & <de>`, fr: text, gr: text });
  const video = {
    title: inAll('Night'),
    description: inAll('A lake'),
    scene: '/media/art/abc/scene/night',
    manifestUrl: '/media/demo/clip-1/master.m3u8',
    durationSeconds: 29.6,
    publishedAt: updatedAt,
    player: '/embed/70',
  };
  const xml = Buffer.from(sitemapXml(origin, [{ path: '/programs/7/episodes/70', video }, { path: '/faq' }]));
  const videos = [...parse(xml).getElementsByTagName('video:video')];
  expect(videos).toHaveLength(5);
  expect([...(videos[2]?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['thumbnail_loc', `${origin}/media/art/abc/scene/night-1200.jpg`],
    ['title', 'Night & <de>'],
    ['description', 'A lake & <de>'],
    ['content_loc', `${origin}/media/demo/clip-1/master.m3u8`],
    ['player_loc', `${origin}/embed/70?lang=de`],
    ['duration', '30'],
    ['publication_date', updatedAt],
  ]);
});

it('A post is only in the languages in which it is published, in each at an address of its own', async () => {
  const translations = [
    { language: 'gr', slug: 'όσα-χωράει-ένα-άρθρο', updatedAt: '2026-11-25T09:00:00.000Z' },
    { language: 'en', slug: 'everything-a-post-can-hold' },
  ];
  const posts = [{ translations, updatedAt }];
  const api = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ items: posts, page: 1, pageSize: chunkPages, total: 1 }));
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const sitemap = createSitemap(
    {
      origin,
      apiUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      pages: () => Promise.resolve([{ ...page('/blogs-detail/:slug'), id: 'blog.post' }]),
    },
    60_000,
  );
  const parsed = parse(await sitemap.chunk('posts', 1));
  const english = `${origin}/blogs-detail/everything-a-post-can-hold?lang=en`;
  const greek = `${origin}/blogs-detail/${encodeURIComponent('όσα-χωράει-ένα-άρθρο')}?lang=gr`;
  expect(textsOf(parsed, 'loc')).toEqual([english, greek]);
  // Each when it last changed; an api from before knows that of the post only.
  expect(textsOf(parsed, 'lastmod')).toEqual([updatedAt, '2026-11-25T09:00:00.000Z']);
  for (const url of parsed.getElementsByTagName('url'))
    expect(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['en', english],
      ['el', greek],
      ['x-default', english],
    ]);
});

it('Pages with something to fill in, and those that are not to be listed, are no fixed pages', () => {
  expect(
    fixedPages([page('/'), page('/shows-details/:programId'), page('/search', 'noindex'), page('*'), page('/faq')]),
  ).toEqual([{ path: '/' }, { path: '/faq' }]);
});
