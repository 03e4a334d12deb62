import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderRevision } from '@sahra/shared/server/folder-revision';
import { root } from '../build/version.ts';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

const nowhere = onlyUpstream('http://127.0.0.1:9');
let gateway: Awaited<ReturnType<typeof createGateway>>;
let pinned = '';
beforeAll(async () => {
  gateway = await createGateway({ dataDir: tmpdir(), api: nowhere, host: nowhere });
  pinned = `/media/demo/clip-1~${await folderRevision(path.join(root, 'demo/media/clip-1'))}`;
});
afterAll(() => gateway.close());
const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

describe('A free film', () => {
  it.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['480p.m4s', 'video/iso.segment'],
    ['subs-ar.vtt', 'text/vtt; charset=utf-8'],
    ['poster.webp', 'image/webp'],
  ])('is read by every site, whole and as it is: %s', async (name, type) => {
    const answer = await get(`/media/demo/clip-1/${name}`, { 'accept-encoding': 'br', origin: 'https://tv.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('is kept for a year at the address that has its revision, and for an hour at any other', async () => {
    const lives = [`${pinned}/480p.m4s`, '/media/demo/clip-1~00000000/480p.m4s', '/media/demo/clip-1/480p.m4s'];
    const answers = await Promise.all(lives.map((url) => get(url, { range: 'bytes=0-9' })));
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [206, 'public, max-age=31536000, immutable'],
      [206, 'public, max-age=3600'],
      [206, 'public, max-age=3600'],
    ]);
  });

  it('says how long it is to who asks for bytes that it does not have', async () => {
    const { statusCode, headers } = await get(`${pinned}/480p.m4s`, { range: 'bytes=999999999-' });
    expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([
      416,
      'bytes */209447',
      'no-store',
    ]);
    expect(headers).not.toHaveProperty('retry-after');
  });

  it('answers what a browser asks before it reads a part of it for another site', async () => {
    const answer = await gateway.inject({ method: 'OPTIONS', url: `${pinned}/480p.m4s` });
    expect([answer.statusCode, answer.headers['access-control-allow-headers']]).toEqual([
      204,
      'range, if-range, if-none-match',
    ]);
  });

  it.each(['/media/demo/clip-1/none.m4s', '/media/demo/none/480p.m4s', '/media/demo/clip-1', '/media/demo/clip-1/'])(
    '%s is none',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});
