import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { NetworkError } from '@sahra/shared/facade';
import type { PageModule } from '@sahra/shared/federation/contract';
import type { PageHandle } from '../../src/routing/page-handle.ts';
import { browserOnly, lateness, serverPageWork } from './load-page.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings({ LOAD_LIMIT_MS: '20', DATA_LIMIT_MS: '20' });
const log = { error: () => {}, warn: () => {} };
const context = new RouterContextProvider();
const noted = { isLate: false };
context.set(lateness, noted);
const args = { request: new Request('http://site.invalid/shop'), context } as LoaderFunctionArgs<RouterContextProvider>;
const never = new Promise<never>(() => {});

function handleOf(load: () => Promise<PageModule>): PageHandle {
  const page = {
    id: 'shop.list',
    path: '/shop',
    layout: 'streaming',
    titleKey: 'title',
    chunk: 'src/list.tsx',
  } as const;
  const handle: PageHandle = {
    page,
    remote: 'shop',
    version: '1.0.0',
    load: async () => (handle.module = await load()),
  };
  return handle;
}
beforeEach(() => void (noted.isLate = false));
const Page = () => null;
const load = (handle: PageHandle) => serverPageWork(settings, log).load(handle, args);

it('A page with data is answered with its data', async () => {
  expect(await load(handleOf(async () => ({ default: Page, loader: () => ({ items: 3 }) })))).toEqual({ items: 3 });
});

it('A bundle that throws leaves the page to the browser, and to a later visit of who runs no scripts', async () => {
  expect(await load(handleOf(() => Promise.reject(new Error('broken'))))).toEqual({ $pending: 'module', isLate: true });
  expect(noted.isLate).toBe(false);
});

it('A bundle that hangs leaves the page to the browser, and is not waited for a second time', async () => {
  const { load: loadPage } = serverPageWork(settings, log);
  let asked = 0;
  const handle = handleOf(() => (asked++, never));
  const late = { $pending: 'module', isLate: true };
  expect([await loadPage(handle, args), await loadPage(handle, args)]).toEqual([late, late]);
  expect([asked, noted.isLate]).toEqual([1, true]);
});

it('Data that does not come leaves only the data to the browser', async () => {
  const handle = handleOf(async () => ({ default: Page, loader: () => never }));
  expect(await load(handle)).toEqual({ $pending: 'data', isLate: true });
  expect(noted.isLate).toBe(true);
});

it('An api that the server cannot reach is not the visitor’s connection: status 503 and a kind, without the message', async () => {
  const failing = handleOf(async () => ({
    default: Page,
    loader: () => Promise.reject(new NetworkError('10.1.2.3 refused')),
  }));
  await expect(load(failing)).rejects.toMatchObject({ data: { kind: 'badResponse' }, init: { status: 503 } });
});

it('An unexpected error becomes status 500 and does not tell what it was', async () => {
  const failing = handleOf(async () => ({ default: Page, loader: () => Promise.reject(new Error('secret')) }));
  await expect(load(failing)).rejects.toMatchObject({ data: { kind: 'unexpected' }, init: { status: 500 } });
});

it.each([
  ['all', '/shop', false],
  ['none', '/shop', true],
  ['/shop', '/shop', true],
  ['/shop', '/shops', false],
  ['/blogs*, /shop', '/blogs-detail', true],
  ['/blogs*, /shop', '/', false],
])('With SSR=%s the path %s is left to the browser: %s', (ssr, path, expected) => {
  expect(browserOnly(ssr)(path)).toBe(expected);
});
