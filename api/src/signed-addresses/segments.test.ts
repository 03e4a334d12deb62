import { afterAll, describe, expect, it } from 'vitest';
import { signAddress } from './signed-address.ts';
import { createSegmentServer, segmentRing } from './testing/segment-server.ts';

const server = createSegmentServer();
afterAll(() => server.close());
const claim = { purpose: 'media', holder: 'mona', path: '/media/films/clip-1/' } as const;
const folder = signAddress(segmentRing, claim);
const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { 'x-holder': 'mona', ...headers } });

/** What a manifest names. */
const namesIn = (manifest: string) => [
  ...[...manifest.matchAll(/URI="([^"]+)"/g)].map(([, name = '']) => name),
  ...manifest.split('\n').filter((line) => line && !line.startsWith('#')),
];

describe('a film by its signed address', () => {
  it('plays whole: every manifest and segment is found by the names that the files have', async () => {
    const seen = new Set([`${folder}master.m3u8`]);
    for (const url of seen) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      if (!url.endsWith('.m3u8')) continue;
      for (const name of namesIn(answer.body)) seen.add(new URL(name, `https://sahra.example${url}`).pathname);
    }
    expect(seen.size).toBe(18);
  });

  it('is answered in parts, for one person and no cache that others share', async () => {
    const answer = await get(`${folder}480p.m4s`, { range: 'bytes=810-49900' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([206, 49_091]);
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 810-49900/209447',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['another visitor, with a copied address', `${folder}480p.m4s`, { 'x-holder': 'karim' }],
    ['a visitor without a session, from a page of another site', `${folder}480p.m4s`, { 'x-holder': '' }],
    ['a part of it', `${folder.replace('clip-1', 'clip-2')}480p.m4s`, { range: 'bytes=0-9' }],
    ['bytes that it does not have', `${folder.replace('clip-1', 'clip-2')}480p.m4s`, { range: 'bytes=999999999-' }],
    ['what a cache should have', `${folder.replace('clip-1', 'clip-2')}480p.m4s`, { 'if-none-match': '*' }],
  ])('%s: refused before the file is looked at, and not cached', async (_, url, headers) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'address_forged']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('content-range');
  });

  it('A page at a signed address signs nothing that it asks for', async () => {
    const answer = await get('/media/films/clip-1/480p.m4s', { referer: `https://sahra.example${folder}master.m3u8` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});
