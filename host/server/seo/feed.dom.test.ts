import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createFeed } from './feed.ts';

const origin = 'https://sahra.example';
const page = (id: string, path: string) => ({ id, path, layout: 'streaming', titleKey: 'x', chunk: 'x' }) as const;
const pages = [page('streaming.home', '/'), page('streaming.program', '/shows-details/:programId')];
const program = (id: number, title: string, publishedAt: string) => ({
  id,
  title,
  tagline: `About ${title}`,
  genres: ['Drama', 'Comedy'],
  scene: { kind: 'scene', src: `/media/art/abc/scene/${id}`, color: '#000000' },
  publishedAt,
});
const programs = [
  program(8, 'Lanterns & <sons> ]]>', '2026-11-23T10:00:00.000Z'),
  program(7, 'Burullus', '2026-11-22T10:00:00.000Z'),
];

let server: Server | undefined;
afterEach(() => server?.close());

async function open({ status = 200, open = pages } = {}) {
  const asked: string[] = [];
  const api = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(programs));
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    feed: createFeed({ origin, apiUrl: `http://127.0.0.1:${port}`, pages: () => Promise.resolve(open) }, 60_000),
    asked,
  };
}
const parse = (xml: Buffer | undefined) => new DOMParser().parseFromString(String(xml), 'application/xml');
const textsOf = (parsed: Document, selector: string) =>
  [...parsed.querySelectorAll(selector)].map((element) => element.textContent);

describe('the feed of what is new', () => {
  it('Reader of a language gets the newest programs with their pages in it', async () => {
    const { feed, asked } = await open();
    const parsed = parse(await feed('de'));
    expect(asked).toEqual(['/programs/new?lang=de']);
    expect(textsOf(parsed, 'channel > language, channel > title')).toEqual(['Sahra', 'de']);
    expect(textsOf(parsed, 'item > title')).toEqual(['Lanterns & <sons> ]]>', 'Burullus']);
    expect(textsOf(parsed, 'item > link')).toEqual([8, 7].map((id) => `${origin}/shows-details/${id}?lang=de`));
    expect(textsOf(parsed, 'item > guid')).toEqual(textsOf(parsed, 'item > link'));
    expect(textsOf(parsed, 'item > pubDate')[0]).toBe('Mon, 23 Nov 2026 10:00:00 GMT');
    expect(textsOf(parsed, 'channel > lastBuildDate')).toEqual(['Mon, 23 Nov 2026 10:00:00 GMT']);
    expect(parsed.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
      `${origin}/media/art/abc/scene/8-1200.jpg`,
    );
    expect(parsed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${origin}/feed.xml?lang=de`);
  });

  it('Without a language it is Arabic; a tag names a language too', async () => {
    const { feed } = await open();
    expect(textsOf(parse(await feed(undefined)), 'channel > language')).toEqual(['ar']);
    expect(textsOf(parse(await feed('el')), 'channel > language')).toEqual(['el']);
  });

  it.each(['', 'xx', '../..', ['de', 'fr']])('There is no feed in %j', async (asked) => {
    expect(await (await open()).feed(asked)).toBeUndefined();
  });

  it('The api is asked once for what many readers want, and again after it failed', async () => {
    const { feed, asked } = await open();
    await Promise.all(Array.from({ length: 10 }, () => feed('de')));
    expect(asked).toHaveLength(1);
    const failing = await open({ status: 500 });
    await expect(failing.feed('de')).rejects.toThrow('500');
    await expect(failing.feed('de')).rejects.toThrow('500');
    expect(failing.asked).toHaveLength(2);
  });

  it('There is none where the area of films is closed', async () => {
    expect(await (await open({ open: [] })).feed('de')).toBeUndefined();
  });
});
