import { request } from 'node:http';
import { paths } from '../support/addresses.ts';
import { schemes } from '@sahra/shared/theme/choices';
import { fetchBytes } from '../support/fetch-page.ts';
import { readHead, type Head } from '../support/head.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const sizeOfPng = (bytes: Buffer): [number, number] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

const typesOf = ({ graph }: Head) => graph.map((node) => String(node['@type']));

test('A film, a series, an episode, a video and a person say of themselves what search engines require', async () => {
  const pages = (await sitePages('en')).filter(({ path }) => /\/\d+$/.test(path) && !path.startsWith('/categories'));
  const nodes = await Promise.all(
    pages.map(async ({ path }) => readHead(String((await fetchBytes(`${path}?lang=en`)).bytes)).graph[1]),
  );
  expect(nodes.map((node) => node?.['@type'])).toEqual(['Movie', 'TVSeries', 'TVEpisode', 'VideoObject', 'Person']);
  const [, , episode, played, ...others] = nodes;
  for (const node of [...nodes.slice(0, 3), ...others])
    expect(node).toMatchObject({
      name: expect.any(String),
      url: expect.stringContaining(siteUrl()),
      image: expect.stringMatching(/-1200\.jpg$/),
    });
  const video = {
    '@type': 'VideoObject',
    name: expect.any(String),
    thumbnailUrl: [expect.stringMatching(/-1200\.jpg$/), expect.any(String)],
    contentUrl: expect.stringMatching(/\.m3u8$/),
    embedUrl: expect.stringMatching(/\/embed\/\d+\?lang=en$/),
    isAccessibleForFree: true,
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    duration: expect.stringMatching(/^PT\d+S$/),
  };
  expect(episode).toMatchObject({ episodeNumber: expect.any(Number), partOfSeries: { '@type': 'TVSeries' }, video });
  expect(played).toMatchObject({ ...video, about: { name: expect.any(String) } });
});

test('A page of a list is another page; the order of a list, a campaign and another spelling are not', async () => {
  const canonicalOf = async (path: string) =>
    readHead(String((await fetchBytes(path)).bytes)).canonical[0]?.slice(siteUrl().length);
  expect(await canonicalOf('/shows-details?kind=movie&page=2&utm_source=x')).toBe(
    paths.programs.href({ page: 2, kind: 'movie' }),
  );
  expect(await canonicalOf('/shop?sort=price-asc&lang=ar')).toBe('/shop');
  expect(await canonicalOf('/SHOP?fbclid=1&page=2&lang=de')).toBe('/shop?page=2&lang=de');
});

test('Visitor who goes on leaves nothing of the first page in the head', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open('/');
    const read = async () => readHead(await page.content());
    expect(typesOf(await read())).toEqual(['WebSite', 'Organization']);
    await page.getByRole('banner').getByRole('link', { name: 'المتجر' }).first().click();
    await expect.poll(async () => (await read()).canonical).toEqual([`${siteUrl()}/merchandise-store`]);
    const { alternates, openGraph, graph, titles, descriptions } = await read();
    expect({ alternates, openGraph, graph, counts: [titles, descriptions].map(({ length }) => length) }).toEqual({
      alternates: {},
      openGraph: {},
      graph: [],
      counts: [1, 1],
    });
  }));

test('A request cannot say where the site is', async () => {
  const { hostname, port } = new URL(siteUrl());
  const html = await new Promise<string>((resolve, reject) => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    };
    request({ hostname, port, path: '/pricing?lang=fr', headers }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
  expect(html).not.toMatch(/evil\.example|gopher/);
  expect(readHead(html).canonical).toEqual([`${siteUrl()}/pricing?lang=fr`]);
});

test('The sitemap names pages that are there, and none that is not to be listed', async () => {
  const locations = async (path: string) =>
    [...String((await fetchBytes(path)).bytes).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
      text.replace(/&amp;/g, '&'),
    );
  const chunks = await locations('/sitemap.xml');
  expect(chunks.map((chunk) => chunk.replace(/.*sitemap-(\w+)-\d+\.xml/, '$1'))).toEqual(
    expect.arrayContaining(['pages', 'categories', 'programs', 'episodes']),
  );
  for (const chunk of chunks) {
    const addresses = await locations(chunk.slice(siteUrl().length));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(5000);
    const sample = chunk.includes('pages')
      ? addresses
      : addresses.filter((_, index) => index % Math.ceil(addresses.length / 12) === 0);
    for (const address of sample) {
      const { status, bytes } = await fetchBytes(address.slice(siteUrl().length));
      const { robots, canonical } = readHead(String(bytes));
      expect.soft([address, status, robots, canonical]).toEqual([address, 200, [], [address]]);
    }
  }
  expect((await fetchBytes('/sitemap-programs-999.xml')).status).toBe(404);
  expect((await fetchBytes('/sitemap-nope-1.xml')).status).toBe(404);
  expect(String((await fetchBytes('/robots.txt')).bytes)).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
});

for (const scheme of schemes)
  test(`Device gets icons of the size that the manifest says (${scheme})`, async () => {
    const { bytes, type } = await fetchBytes('/manifest.webmanifest', { cookie: `lang=de; scheme=${scheme}` });
    expect(type).toContain('application/manifest+json');
    const manifest = JSON.parse(String(bytes)) as { lang: string; icons: { src: string; sizes: string }[] };
    expect(manifest.lang).toBe('de');
    for (const { src, sizes } of manifest.icons) {
      const icon = await fetchBytes(src);
      expect([src, icon.status]).toEqual([src, 200]);
      if (src.endsWith('.png')) expect(sizeOfPng(icon.bytes).join('x')).toBe(sizes);
    }
    expect(sizeOfPng((await fetchBytes('/apple-touch-icon.png', { cookie: `scheme=${scheme}` })).bytes)).toEqual([
      180, 180,
    ]);
    expect((await fetchBytes('/favicon.ico')).type).toBe('image/x-icon');
  });
