import { data, RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BadRequestError } from '@sahra/shared/facade';
import type { ExtensionModule } from '@sahra/shared/federation/contract';
import type { ExtensionHandle } from '../../src/routing/page-handle.ts';
import { readSettings } from '../settings.ts';
import { codeInTime } from './code-in-time.ts';
import { serverExtensions } from './load-extensions.ts';

const request = new Request('http://site.invalid/shows-details/nope');
const args = { request, context: new RouterContextProvider() } as LoaderFunctionArgs;

/** Loads an extension with this loader; `blamed` says of which releases an error was logged, for which they are judged. */
async function load(loader: ExtensionModule['loader']) {
  const blamed: unknown[] = [];
  const log = { warn: () => {}, error: ({ remote }: { remote?: unknown }) => void blamed.push(remote) };
  const handle: ExtensionHandle = {
    extension: { id: 'shop.related', slot: 'program.related' },
    remote: 'shop',
    version: '1.0.0',
    load: async () => ({ default: () => null, ...(loader && { loader }) }),
  };
  const parts = await serverExtensions(readSettings({}), codeInTime(log), log)([handle], args);
  return { parts, blamed };
}

it.each([
  { thrown: 'an answer of the page', error: data(null, { status: 404 }) },
  { thrown: 'an answer of the platform', error: new Response(null, { status: 404 }) },
  { thrown: 'a refusal of the api', error: new BadRequestError('no', 400, { code: 'invalid' }) },
])('No release is blamed for $thrown: anybody who types an address could give it a bad name', async ({ error }) => {
  expect(await load(() => Promise.reject(error))).toEqual({
    parts: { 'shop.related': { $pending: 'data' } },
    blamed: [],
  });
});

it('A release is blamed for what its loader breaks', async () => {
  const { blamed } = await load(() => Promise.reject(new TypeError('x is undefined')));
  expect(blamed).toEqual(['shop']);
});
