import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileRevision } from '@sahra/shared/server/folder-revision';
import { root } from '../build/version.ts';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

const nowhere = onlyUpstream('http://127.0.0.1:9');
const name = 'the-horn-in-minute-sixty-two';
let gateway: Awaited<ReturnType<typeof createGateway>>;
let bytes: Buffer;
beforeAll(async () => {
  gateway = await createGateway({ dataDir: tmpdir(), api: nowhere, host: nowhere });
  bytes = await readFile(path.join(root, `demo/recordings/${name}.mp3`));
});
afterAll(() => gateway.close());
const get = (file: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url: `/media/blog/${file}`, headers });

it('A recording is sent whole and as it is, to players and feed readers of every site', async () => {
  const answer = await get(`${name}.mp3`, { 'accept-encoding': 'br', origin: 'https://reader.example' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    'content-security-policy': expect.stringContaining("media-src 'self'"),
    'content-length': String(bytes.length),
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.rawPayload.equals(bytes)).toBe(true);
});

it('A player that jumps gets the part that it asks for', async () => {
  const answer = await get(`${name}.mp3`, { range: 'bytes=200000-200999' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, `bytes 200000-200999/${bytes.length}`]);
  expect(answer.rawPayload.equals(bytes.subarray(200_000, 201_000))).toBe(true);
  expect((await get(`${name}.mp3`, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
});

it('It is kept for a year at the address that has its revision, and for an hour at any other', async () => {
  const lives = [`${name}~${fileRevision(bytes)}.mp3`, `${name}~00000000.mp3`, `${name}.mp3`];
  const answers = await Promise.all(lives.map((file) => get(file, { range: 'bytes=0-9' })));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [206, 'public, max-age=31536000, immutable'],
    [206, 'public, max-age=3600'],
    [206, 'public, max-age=3600'],
  ]);
});

it.each(['none.mp3', 'none~0123abcd.mp3', `${name}.wav`, `${name}`, '', '..%2fcatalog%2fposts.mp3', `${name}.mp3/x`])(
  'There is no recording at "%s"',
  async (file) => {
    const answer = await get(file);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);
