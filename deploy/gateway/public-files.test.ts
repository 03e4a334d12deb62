import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

const secret = 'nobody may read this';
const art = '0123abcd/poster/mona-240.avif';
const shared = '0123abcd/7-en-0123abcd.jpg';
const uploaded = `ab/${'c'.repeat(38)}-96.webp`;

let place: string;
let upstream: Server;
let gateway: Awaited<ReturnType<typeof createGateway>>;

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(place, file)), { recursive: true });
  await writeFile(path.join(place, file), text);
}

/** A data folder with a release and a picture, and secrets in every folder that a path could climb to. */
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'sahra-public-'));
  for (const folder of [
    '',
    'data',
    'data/releases',
    'data/releases/shop',
    'data/releases/shop/1.0.0',
    'data/media',
    'data/media/art',
    'data/media/uploads',
  ])
    for (const file of ['secret.js', 'client/secret.js', 'outside/client/secret.js', 'outside/secret.js']) {
      const target = path.join(folder, file);
      if (!target.startsWith('data/releases/shop/1.0.0/client') && !/^data\/media\/(art|uploads)/.test(target))
        await write(target, secret);
    }
  await write('data/releases/shop/1.0.0/client/remoteEntry.js', 'public');
  await write(`data/media/art/${art}`, 'public');
  await write(`data/media/uploads/${uploaded}`, 'public');
  await write(`data/media/share/${shared}`, secret);
  for (const folder of ['data/releases/shop/1.0.0/client', 'data/media/art', 'data/media/uploads']) {
    await symlink(path.join(place, 'secret.js'), path.join(place, folder, 'link.js'));
    await symlink(path.join(place, 'outside'), path.join(place, folder, 'folder'));
  }
  await write('data/releases/shop/1.0.0/client/chunk.js', 'public');
  await symlink(path.join(place, 'secret.js'), path.join(place, 'data/releases/shop/1.0.0/client/chunk.js.br'));
  await symlink(path.join(place, 'data/outside'), path.join(place, 'data/releases/shop/2.0.0'));
  upstream = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => upstream.once('listening', resolve));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  gateway = await createGateway({ dataDir: path.join(place, 'data'), api: onlyUpstream(url), host: onlyUpstream(url) });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.close();
  upstream.close();
  await rm(place, { recursive: true, force: true });
});

/** Asks for exactly this address: `fetch` would tidy it up first. */
function get(address: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const { port } = gateway.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      let body = '';
      response
        .setEncoding('latin1')
        .on('data', (text: string) => (body += text))
        .on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

const parents = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%00', '%00..'];
const slashes = ['/', '%2f', '%2F', '%5c', '\\', '%252f', '%c0%af', '/%2e/', '%2f%2f'];
const depths = [1, 2, 3, 4];

/** Every way to write "so many folders up", in each part of an address that becomes a path. */
const spellings = parents.flatMap((parent) =>
  slashes.flatMap((slash) =>
    depths.flatMap((depth) => {
      const up = Array.from({ length: depth }, () => parent).join(slash);
      return [
        `/mf/${up}/outside/secret.js`,
        `/mf/${up}${slash}data/outside/secret.js`,
        `/mf/shop${slash}${up}/outside/secret.js`,
        `/mf/shop/${up}/secret.js`,
        `/mf/shop/${up}${slash}outside/secret.js`,
        `/mf/shop/${up}${slash}outside~1/secret.js`,
        `/mf/shop/1.0.0~${up}/secret.js`,
        `/mf/shop/1.0.0${slash}${up}/secret.js`,
        `/mf/shop/1.0.0/${up}${slash}secret.js`,
        `/mf/shop/1.0.0~1/${up}${slash}secret.js`,
        `/mf/shop/1.0.0/assets${slash}${up}${slash}secret.js`,
        `/media/art/${up}${slash}secret.js`,
        `/media/uploads/${up}${slash}secret.js`,
        `/media/uploads/ab${slash}${up}${slash}secret.js`,
        `/media/art/0123abcd${slash}${up}${slash}secret.js`,
        `/media/demo/${up}${slash}clips.json`,
        `/media/demo/${up}${slash}demo${slash}clips.json`,
        `/media/demo/clip-1${slash}${up}${slash}clips.json`,
        `/media/demo/clip-1~0123abcd/${up}${slash}clips.json`,
        `/media/gated/${up}${slash}secret.js`,
        `/media/gated/clip-1${slash}${up}${slash}demo${slash}clip-1/master.m3u8`,
      ];
    }),
  ),
);
const others = [
  '/mf/%00/1.0.0/remoteEntry.js',
  '/mf/shop%00/1.0.0/remoteEntry.js',
  '/mf/shop/%00/remoteEntry.js',
  '/mf/shop/1.0.0%00/remoteEntry.js',
  '/mf/shop/1.0.0/remoteEntry.js%00',
  '/mf/shop/1.0.0/%00',
  '/media/art/%00',
  `/media/art/${art}%00`,
  '/media/demo/%00',
  '/mf/shop/1.0.0~x/remoteEntry.js',
  '/mf/shop/1.0.0~/remoteEntry.js',
  '/mf/shop/./remoteEntry.js',
  '/mf/shop/%2e/secret.js',
  '/mf/./shop/secret.js',
  '/mf/Shop/1.0.0/remoteEntry.js',
  '/mf/%2fetc/passwd/x',
  `/mf/shop/1.0.0/${encodeURIComponent('/etc/passwd')}`,
  '/mf/shop/1.0.0//etc/passwd',
  '/mf/shop//secret.js',
  '/mf//shop/secret.js',
];

it(`None of ${spellings.length + others.length} addresses that leave the public folders is answered with a file, or with a failure of ours`, async () => {
  expect(new Set([...spellings, ...others]).size).toBeGreaterThan(240);
  const wrong = [];
  for (const address of [...spellings, ...others]) {
    const { status } = await get(address);
    if (status < 400 || status >= 500) wrong.push({ address, status });
  }
  expect(wrong).toEqual([]);
}, 60_000);

describe('What is public is served', () => {
  it.each([
    '/mf/shop/1.0.0/remoteEntry.js',
    '/mf/shop/1.0.0~2/remoteEntry.js',
    `/media/art/${art}`,
    `/media/uploads/${uploaded}`,
  ])('%s', async (address) => {
    expect(await get(address)).toEqual({ status: 200, body: 'public' });
  });
});

it('Pictures of posts that are shared are asked of the api, which knows whether they may be seen', async () => {
  const { status, body } = await get(`/media/share/${shared}`);
  expect(status).toBe(404);
  expect(body).not.toContain(secret);
});

it('A picture that somebody opens as a page does nothing, whatever is in it', async () => {
  for (const address of [`/media/art/${art}`, `/media/uploads/${uploaded}`]) {
    const { headers } = await fetch(`http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}${address}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': address.endsWith('webp') ? 'image/webp' : 'image/avif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // It never changes: what nobody asks for is not sent with each of the files of a page.
    expect(['etag', 'last-modified', 'accept-ranges'].filter((name) => headers.has(name))).toEqual([]);
  }
});

describe('A symbolic link is served nowhere', () => {
  it.each([
    '/mf/shop/1.0.0/link.js',
    '/mf/shop/1.0.0/folder/secret.js',
    '/mf/shop/2.0.0/secret.js',
    '/media/art/link.js',
    '/media/art/folder/secret.js',
    '/media/uploads/link.js',
    '/media/uploads/folder/secret.js',
  ])('%s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('as the compressed half of a file', async () => {
    expect((await get('/mf/shop/1.0.0/chunk.js', { 'accept-encoding': 'br' })).body).not.toContain(secret);
  });
});
