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
    page: { id: 'shop.products', path: '/shop', layout: 'merchandise', titleKey: 't' },
    load: () => (failure ? Promise.reject(failure) : Promise.resolve({ default: () => null, loader })),
    ...rest,
  };
}

const shopIn = (version: string) => [{ name: 'shop', version, entry: '', contract: '', react: '', pages: [] }];

/** The work of a tab whose visitor is in `area`, while the registry answers `answer`. */
function workOf(answer: Partial<RegistryAnswer> | undefined, area?: string) {
  const known: RegistryAnswer = { schema: 1, revision: 1, host: runningHost, remotes: shopIn('1'), closed: [] };
  const offer = vi.fn<(address: string) => void>();
  const work = browserWork({
    askRegistry: () => Promise.resolve(answer && { ...known, ...answer }),
    areaOnScreen: () => area,
    offer,
    readData: (_request, load) => load(),
    recall: () => undefined,
    refresh: () => {},
    takeBegun: () => undefined,
  });
  return { work, offer };
}

/** What comes of going to a page of the shop. */
async function go(handle: PageHandle, answer: Partial<RegistryAnswer> | undefined, area?: string): Promise<unknown> {
  const { work, offer } = workOf(answer, area);
  try {
    return await work.load(handle, args);
  } catch (error) {
    if (error instanceof Response)
      return `${error.headers.get('X-Remix-Reload-Document')} ${error.headers.get('Location')}`;
    const thrown = error as { data?: { kind: string }; init?: { status: number } };
    return isRouteErrorResponse(error)
      ? error.status
      : [thrown.data?.kind, thrown.init?.status, offer.mock.calls.length];
  }
}

const other = shopIn('2');
const closed = [{ name: 'shop', paths: ['/shop'] }];
const inNewDocument = `true ${url}`;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it.each([
  ['shows it', handleOf({}), {}, 'blog', 'data'],
  ['shows it where the registry does not answer', handleOf({}), undefined, 'blog', 'data'],
  ['reads that it is closed', handleOf({}), { closed }, 'blog', ['closed', 503, 0]],
  ['reads that it is closed, within the area too', handleOf({}), { closed }, 'shop', ['closed', 503, 0]],
  [
    'reads that it is closed, whatever its code does',
    handleOf({ failure: broken }),
    { closed },
    'blog',
    ['closed', 503, 0],
  ],
  ['hydrates what the server gave', handleOf({}), { closed }, undefined, 'data'],
  ['gets a new host', handleOf({}), { host: 'next' }, 'blog', inNewDocument],
  ['gets no new host within an area', handleOf({}), { host: 'next' }, 'shop', 'data'],
  ['reads that it did not load', handleOf({ failure: broken }), {}, 'blog', ['remote', 503, 0]],
  ['gets the version that is there now', handleOf({ failure: broken }), { remotes: other }, 'blog', inNewDocument],
  ['gets it in place of a page that threw', handleOf({ hasThrown: true }), { remotes: other }, 'shop', inNewDocument],
  ['keeps a page that works', handleOf({}), { remotes: other }, 'blog', 'data'],
])('Visitor on the way to the shop %s', async (_, handle, answer, area, outcome) => {
  expect(await go(handle, answer, area)).toEqual(outcome);
});

it('Data are asked for as soon as the code is here, and the page waits for its sheets', async () => {
  const module = { default: () => null, loader: vi.fn(() => 'data') };
  let bringSheets = () => {};
  const whole = new Promise<typeof module>((resolve) => (bringSheets = () => resolve(module)));
  const handle = handleOf({ load: () => whole, arriving: Promise.resolve(module) });
  const gone = vi.fn();
  const going = go(handle, {}, 'shop').then(gone);
  await vi.waitFor(() => expect(module.loader).toHaveBeenCalled());
  expect(gone).not.toHaveBeenCalled();
  bringSheets();
  await going;
  expect(gone).toHaveBeenCalledWith('data');
  expect(module.loader).toHaveBeenCalledOnce();
});

it('Visitor whose tab has left a version before is offered a new document', async () => {
  const handle = handleOf({ failure: broken });
  expect(await go(handle, { remotes: other }, 'blog')).toBe(inNewDocument);
  expect(await go(handle, { remotes: other }, 'blog')).toEqual(['remote', 503, 1]);
});

const openRegistry = { schema: 1, revision: 1, host: runningHost, remotes: shopIn('1'), closed: [] } as const;

/** Goes back to a page of the shop that the tab remembers, while the registry answers `answer`, sooner or later. */
function goBack(handle: PageHandle, answer: Promise<RegistryAnswer>, isStale = false) {
  const refresh = vi.fn();
  const work = browserWork({
    askRegistry: () => answer,
    areaOnScreen: () => 'blog',
    offer: () => {},
    readData: (_request, load) => load(),
    recall: () => ({ value: 'remembered', isStale }),
    refresh,
    takeBegun: () => undefined,
  });
  return { page: work.load(handle, args), refresh };
}
const module = { default: () => null, loader: () => 'data' };
const registry = { ...openRegistry, remotes: [...openRegistry.remotes], closed: [] };

it('Visitor who goes back waits neither for data nor for the registry', async () => {
  const { page, refresh } = goBack(handleOf({ module }), new Promise(() => {}));
  expect(await page).toBe('remembered');
  expect(refresh).not.toHaveBeenCalled();
});

it.each([
  ['it is old', registry, true, 1],
  ['it is new', registry, false, 0],
  ['its area has been closed', { ...registry, closed }, false, 1],
  ['there is another host', { ...registry, host: 'next' }, false, 1],
])('A page that comes back is read anew afterwards or not: %s', async (_, answer, isStale, times) => {
  const { page, refresh } = goBack(handleOf({ module }), Promise.resolve(answer), isStale);
  expect(await page).toBe('remembered');
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(times));
});

it('Visitor does not go back to a page that threw, nor to one whose code is gone', async () => {
  const answer = Promise.resolve(registry);
  expect(await goBack(handleOf({ module, hasThrown: true }), answer).page).toBe('data');
  expect(await goBack(handleOf({}), answer).page).toBe('data');
});

it('What has begun before the visitor went there is theirs', async () => {
  const loader = vi.fn();
  const work = browserWork({
    askRegistry: () => Promise.resolve(registry),
    areaOnScreen: () => 'blog',
    offer: () => {},
    readData: (_request, load) => load(),
    recall: () => undefined,
    refresh: () => {},
    takeBegun: () => Promise.resolve('begun'),
  });
  expect(await work.load(handleOf({ loader }), args)).toBe('begun');
  expect(loader).not.toHaveBeenCalled();
});

it.each([
  ['is offered a new document where the release is another one by now', shopIn('2'), 1],
  ['is told of the connection alone where it is the same', shopIn('1'), 0],
])('Who sends a form whose code does not come %s, and keeps what was typed', async (_, remotes, offers) => {
  const prepare = () => Promise.reject(new TypeError('Failed to fetch'));
  const action = Object.assign(() => 'not sent', { prepare });
  const handle = handleOf({ load: () => Promise.resolve({ default: () => null, action }) });
  const { work, offer } = workOf({ remotes });
  expect(await work.act(handle, args)).toBe('not sent');
  expect(offer).toHaveBeenCalledTimes(offers);
});
