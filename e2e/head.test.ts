import { request } from 'node:http';
import { languages, type LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { schemes } from '@sahra/shared/theme/choices';
import { describe, expect, inject, it } from 'vitest';
import { readHead, type Head } from './head.ts';
import { sitePages } from './site-pages.ts';
import { visit } from './visit.ts';

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(inject('url') + path, { redirect: 'manual', headers });
  return { status: response.status, type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) };
};
const addressIn = (path: string, code: LanguageCode) => inject('url') + path + (code === 'ar' ? '' : `?lang=${code}`);
/** Width and height of a JPEG, as its frame header says. */
function sizeOfJpeg(bytes: Buffer): [number, number] {
  let at = 2;
  while (at < bytes.length && !(bytes[at + 1] !== 0xc4 && bytes[at + 1] !== 0xcc && ((bytes[at + 1] ?? 0) & 0xf0) === 0xc0)) at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}
const sizeOfPng = (bytes: Buffer): [number, number] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** Pages that are there, and that nobody is to find. */
const notListed = /^\/(search|error-page|newsletter\/|login|register|lost-password|reset-password|verify-email|restricted-content)/;

const typesOf = ({ graph }: Head) => graph.map((node) => String(node['@type']));

describe.each(languages)('Crawler in $name', ({ code }) => {
  it('finds one address, all languages and what the page is, on every page', async () => {
    for (const { path, status, title, description } of await sitePages(code)) {
      const answer = await get(addressIn(path, code).slice(inject('url').length));
      const head = readHead(String(answer.bytes));
      if (status !== 200 || notListed.test(path)) {
        expect.soft([path, head.robots, head.canonical, head.alternates, head.graph]).toEqual([path, ['noindex'], [], {}, []]);
        continue;
      }
      const alternates = { ...Object.fromEntries(languages.map((language) => [language.tag, addressIn(path, language.code)])), 'x-default': addressIn(path, 'ar') };
      expect.soft([path, head.robots, head.canonical, head.alternates]).toEqual([path, [], [addressIn(path, code)], alternates]);
      const { image, 'image:width': width, 'image:height': height, ...words } = head.openGraph;
      expect.soft(words).toMatchObject({ url: addressIn(path, code), description, title: title.replace(/ · [^·]+$/, '') });
      const picture = await get((image ?? '').slice(inject('url').length));
      expect.soft([path, image?.startsWith(inject('url')), picture.status, picture.type, sizeOfJpeg(picture.bytes).map(String)]).toEqual([path, true, 200, 'image/jpeg', [width, height]]);
      expect.soft(typesOf(head)[0], path).toBe(path === '/' ? 'WebSite' : 'BreadcrumbList');
    }
  }, 120_000);
});

it('A film, a series and an episode say of themselves what search engines require', async () => {
  const pages = (await sitePages('en')).filter(({ path }) => /\/\d+$/.test(path) && !path.startsWith('/categories'));
  const nodes = await Promise.all(pages.map(async ({ path }) => readHead(String((await get(`${path}?lang=en`)).bytes)).graph[1]));
  expect(nodes.map((node) => node?.['@type'])).toEqual(['Movie', 'TVSeries', 'TVEpisode']);
  for (const node of nodes) expect(node).toMatchObject({ name: expect.any(String), url: expect.stringContaining(inject('url')), image: expect.stringMatching(/-1200\.jpg$/) });
  const video = { '@type': 'VideoObject', name: expect.any(String), thumbnailUrl: expect.any(String), uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), duration: expect.stringMatching(/^PT\d+S$/) };
  expect(nodes[2]).toMatchObject({ episodeNumber: expect.any(Number), partOfSeries: { '@type': 'TVSeries' }, video });
});

it('A page of a list is another page; the order of a list, a campaign and another spelling are not', async () => {
  const canonicalOf = async (path: string) => readHead(String((await get(path)).bytes)).canonical[0]?.slice(inject('url').length);
  expect(await canonicalOf('/shows-details?kind=movie&page=2&utm_source=x')).toBe(paths.programs.href({ page: 2, kind: 'movie' }));
  expect(await canonicalOf('/shop?sort=price-asc&lang=ar')).toBe('/shop');
  expect(await canonicalOf('/SHOP?fbclid=1&page=2&lang=de')).toBe('/shop?page=2&lang=de');
});

it('Visitor who goes on leaves nothing of the first page in the head', () =>
  visit({}, async ({ page, open }) => {
    await open('/');
    const read = async () => readHead(await page.content());
    expect(typesOf(await read())).toEqual(['WebSite', 'Organization']);
    await page.getByRole('banner').getByRole('link', { name: 'المتجر' }).first().click();
    await expect.poll(async () => (await read()).canonical).toEqual([`${inject('url')}/shop`]);
    const { alternates, openGraph, graph, titles, descriptions } = await read();
    expect({ alternates, openGraph, graph, counts: [titles, descriptions].map(({ length }) => length) }).toEqual({ alternates: {}, openGraph: {}, graph: [], counts: [1, 1] });
  }));

it('A request cannot say where the site is', async () => {
  const { hostname, port } = new URL(inject('url'));
  const html = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.example' };
    request({ hostname, port, path: '/pricing?lang=fr', headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text)).on('end', () => resolve(body));
    }).on('error', reject).end();
  });
  expect(html).not.toMatch(/evil\.example|gopher/);
  expect(readHead(html).canonical).toEqual([`${inject('url')}/pricing?lang=fr`]);
});

it('The sitemap names pages that are there, and none that is not to be listed', async () => {
  const locations = async (path: string) => [...String((await get(path)).bytes).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text.replace(/&amp;/g, '&'));
  const chunks = await locations('/sitemap.xml');
  expect(chunks.map((chunk) => chunk.replace(/.*sitemap-(\w+)-\d+\.xml/, '$1'))).toEqual(expect.arrayContaining(['pages', 'categories', 'programs', 'episodes']));
  for (const chunk of chunks) {
    const addresses = await locations(chunk.slice(inject('url').length));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(5000);
    const sample = chunk.includes('pages') ? addresses : addresses.filter((_, index) => index % Math.ceil(addresses.length / 12) === 0);
    for (const address of sample) {
      const { status, bytes } = await get(address.slice(inject('url').length));
      const { robots, canonical } = readHead(String(bytes));
      expect.soft([address, status, robots, canonical]).toEqual([address, 200, [], [address]]);
    }
  }
  expect((await get('/sitemap-programs-999.xml')).status).toBe(404);
  expect((await get('/sitemap-nope-1.xml')).status).toBe(404);
  expect(String((await get('/robots.txt')).bytes)).toContain(`Sitemap: ${inject('url')}/sitemap.xml`);
}, 120_000);

it.each(schemes)('Device gets icons of the size that the manifest says (%s)', async (scheme) => {
  const { bytes, type } = await get('/manifest.webmanifest', { cookie: `lang=de; scheme=${scheme}` });
  expect(type).toContain('application/manifest+json');
  const manifest = JSON.parse(String(bytes)) as { lang: string; icons: { src: string; sizes: string }[] };
  expect(manifest.lang).toBe('de');
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src);
    expect([src, icon.status]).toEqual([src, 200]);
    if (src.endsWith('.png')) expect(sizeOfPng(icon.bytes).join('x')).toBe(sizes);
  }
  expect(sizeOfPng((await get('/apple-touch-icon.png', { cookie: `scheme=${scheme}` })).bytes)).toEqual([180, 180]);
  expect((await get('/favicon.ico')).type).toBe('image/x-icon');
});
