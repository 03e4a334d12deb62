import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BadResponseError } from '@sahra/shared/host-runtime';
import type { ExtensionModule } from '@sahra/shared/federation/contract';
import type { ExtensionHandle } from '../../src/routing/page-handle.ts';
import { readSettings } from '../settings.ts';
import { codeInTime } from './code-in-time.ts';
import { serverExtensions, skippedExtensions } from './load-extensions.ts';
import { releaseIn } from './processes/failure-reports.ts';

const settings = readSettings({ EXTENSION_LIMIT_MS: '20' });
const never = new Promise<never>(() => {});

/** What the page is told of an extension with this code, and the releases that the log blames for it. */
async function extend(load: () => Promise<ExtensionModule>) {
  const blamed: unknown[] = [];
  const note = (fields: object) => void blamed.push(releaseIn(fields));
  const log = { error: note, warn: note };
  const handle: ExtensionHandle = {
    remote: 'blog',
    version: '2.0.0',
    extension: { id: 'blog.teaser', slot: 'home.end' },
    load,
  };
  const context = new RouterContextProvider(new Map([[skippedExtensions, []]]));
  const request = new Request('http://site.invalid/');
  const args: LoaderFunctionArgs = { request, url: new URL(request.url), pattern: '/', params: {}, context };
  const parts = await serverExtensions(settings, codeInTime(log), log)([handle], args);
  return { part: parts['blog.teaser'], blamed: blamed.filter(Boolean) };
}

const moduleWith = (loader: NonNullable<ExtensionModule['loader']>) => async () => ({ default: () => null, loader });
const left = { $pending: 'data' };
const blog = [{ remote: 'blog', version: '2.0.0' }];

it('What an extension has loaded goes with the page', async () => {
  expect(await extend(moduleWith(() => ({ items: 3 })))).toEqual({ part: { data: { items: 3 } }, blamed: [] });
});

it.each([
  ['its loader throws', moduleWith(() => Promise.reject(new Error('broken')))],
  ['its code throws', () => Promise.reject(new Error('broken'))],
  ['its code is late', () => never],
])(
  'An extension is left to the browser and its release is blamed, so that a canary is taken back, where %s',
  async (_, load) => {
    expect(await extend(load)).toEqual({ part: left, blamed: blog });
  },
);

it.each([
  ['the api fails', moduleWith(() => Promise.reject(new BadResponseError('502')))],
  ['its loader wants to lead elsewhere', moduleWith(() => Promise.reject(new Response(null, { status: 302 })))],
  ['its data is late', moduleWith(() => never)],
])('An extension is left to the browser and nobody is blamed where %s', async (_, load) => {
  expect(await extend(load)).toEqual({ part: left, blamed: [] });
});
