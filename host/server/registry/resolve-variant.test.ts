import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { resolveVariant } from './resolve-variant.ts';

const published = {
  revision: 3,
  host: makeRelease('host', '1'),
  remotes: [{ stable: makeRelease('shop', '1') }],
  off: [],
};

let dataDir: string;
let api: Server;
let asked: (string | undefined)[] = [];
/** Who has which session; one of them makes the api fail. */
const sessions: Readonly<Record<string, string>> = {
  'sahra.session=admin': JSON.stringify({
    member: { id: 'a', name: 'Salma', username: 'salma', role: 'admin', language: 'ar' },
  }),
  'sahra.session=member': JSON.stringify({
    member: { id: 'm', name: 'Mona', username: 'mona', role: 'subscriber', language: 'ar' },
  }),
  'sahra.session=old': JSON.stringify({ member: null }),
  'sahra.session=broken': '<html>',
};
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-choice-'));
  await mkdir(path.join(dataDir, 'releases/shop/2'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/shop/2/remote.json'), JSON.stringify(makeRelease('shop', '2')));
  api = createServer(({ headers: { cookie } }, response) => {
    asked.push(cookie);
    response.end(sessions[cookie ?? ''] ?? '');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await new Promise((done) => api.close(done));
  await rm(dataDir, { recursive: true });
});

async function versionFor(address: string, cookie: string, cameFrom?: string) {
  const port = (api.address() as { port: number }).port;
  const settings = readSettings({ DATA_DIR: dataDir, API_URL: `http://127.0.0.1:${port}/api` });
  const { variant, setCookies } = await resolveVariant(
    new URL(address, 'http://site.invalid'),
    cookie,
    settings,
    published,
    cameFrom,
  );
  return [variant.releases[0]?.version, setCookies];
}
const kept = ['mf-shop=2; Path=/; SameSite=Lax'];

it.each([
  ['an admin who asks for it', '/shop?mf-shop=2', 'lang=ar; sahra.session=admin', 'same-origin', ['2', kept]],
  ['an admin who typed the address', '/shop?mf-shop=2', 'sahra.session=admin', 'none', ['2', kept]],
  ['an admin who asked before', '/shop', 'sahra.session=admin; mf-shop=2', undefined, ['2', []]],
  ['an admin whom another site has sent', '/shop?mf-shop=2', 'sahra.session=admin', 'cross-site', ['1', []]],
  ['a member', '/shop?mf-shop=2', 'sahra.session=member', 'none', ['1', []]],
  ['a member who was an admin when they chose', '/shop', 'sahra.session=member; mf-shop=2', undefined, ['1', []]],
  ['a session that has ended', '/shop?mf-shop=2', 'sahra.session=old', 'none', ['1', []]],
  ['a session of which the api cannot tell', '/shop?mf-shop=2', 'sahra.session=broken', 'none', ['1', []]],
] as const)('On a site for visitors %s gets version %#', async (_who, address, cookie, cameFrom, expected) => {
  expect(await versionFor(address, cookie, cameFrom)).toEqual(expected);
  expect(asked.join()).not.toContain('lang');
});

it('Nobody is asked about visitors who want nothing of their own, or have no session', async () => {
  expect(await versionFor('/shop', 'sahra.session=admin')).toEqual(['1', []]);
  expect(await versionFor('/shop?mf-shop=2', 'mf-shop=2')).toEqual(['1', []]);
  expect(asked).toEqual([]);
});
