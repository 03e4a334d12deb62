import { isRouteErrorResponse, RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { runningHost, type RegistryAnswer } from '../federation/registry-client.ts';
import { browserWork } from './browser-work.ts';
import type { PageHandle } from './page-handle.ts';
import { RemoteLoadError } from './route-errors.ts';

const url = 'http://sahra.test/shop?page=2';
const args: LoaderFunctionArgs = {
  request: new Request(url),
  url: new URL(url),
  pattern: '/shop',
  params: {},
  context: new RouterContextProvider(),
};
const broken = new RemoteLoadError('shop', 'could not be loaded');

function handleOf(page: Partial<PageHandle> & { failure?: Error; loader?: () => unknown }): PageHandle {
  const { failure, loader = () => 'data', ...rest } = page;
  return {
    remote: 'shop',
    version: '1',
    page: { id: 'shop.products', path: '/shop', layout: 'merchandise', titleKey: 't', chunk: 'c' },
    load: () => (failure ? Promise.reject(failure) : Promise.resolve({ default: () => null, loader })),
    ...rest,
  };
}

/** What comes of going to a page of the shop, from `area`, while the registry answers `answer`. */
async function go(handle: PageHandle, answer: Partial<RegistryAnswer> | undefined, area?: string): Promise<unknown> {
  const known: RegistryAnswer = { schema: 1, revision: 1, host: runningHost, remotes: [], closed: [] };
  const work = browserWork({
    askRegistry: () => Promise.resolve(answer && { ...known, ...answer }),
    areaOnScreen: () => area,
    readData: (_request, load) => load(),
  });
  try {
    return await work.load(handle, args);
  } catch (error) {
    if (error instanceof Response)
      return `${error.headers.get('X-Remix-Reload-Document')} ${error.headers.get('Location')}`;
    const thrown = error as { data?: { kind: string }; init?: { status: number } };
    return isRouteErrorResponse(error) ? error.status : [thrown.data?.kind, thrown.init?.status];
  }
}

const closed = [{ name: 'shop', paths: ['/shop'] }];
const inNewDocument = `true ${url}`;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it.each([
  ['shows it', handleOf({}), {}, 'blog', 'data'],
  ['shows it where the registry does not answer', handleOf({}), undefined, 'blog', 'data'],
  ['reads that it is closed', handleOf({}), { closed }, 'blog', ['closed', 503]],
  ['reads that it is closed, within the area too', handleOf({}), { closed }, 'shop', ['closed', 503]],
  [
    'reads that it is closed, whatever its code does',
    handleOf({ failure: broken }),
    { closed },
    'blog',
    ['closed', 503],
  ],
  ['hydrates what the server gave', handleOf({}), { closed }, undefined, 'data'],
  ['gets a new host', handleOf({}), { host: 'next' }, 'blog', inNewDocument],
  ['gets no new host within an area', handleOf({}), { host: 'next' }, 'shop', 'data'],
  ['reads that it did not load', handleOf({ failure: broken }), {}, 'blog', ['remote', 503]],
])('Visitor on the way to the shop %s', async (_, handle, answer, area, outcome) => {
  expect(await go(handle, answer, area)).toEqual(outcome);
});
