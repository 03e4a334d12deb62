import { afterEach, expect, it, vi } from 'vitest';
import { readIntegrity } from './import-map.ts';
import { createModuleHashes, OneMapError } from './module-hashes.ts';

const shop = { name: 'shop', version: '1', modules: 'sha384-modules' };
const file = '/mf/shop/1/modules.json';
const told = { integrity: { 'remoteEntry.js': 'sha384-entry' }, entry: ['remoteEntry.js'], pages: {} };

/** The release's file, as often as it is asked for; the last answer is given again. */
function serve(...answers: (object | Error)[]) {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const answer = answers[Math.min(asked.push([url, init]), answers.length) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('A page without an import map has no hashes', () => {
  expect(readIntegrity()).toEqual({});
  document.head.innerHTML = '<script type="importmap">{"integrity":{"/mf/blog/1/remoteEntry.js":"sha384-x"}}</script>';
  expect(readIntegrity()).toEqual({ '/mf/blog/1/remoteEntry.js': 'sha384-x' });
});

it('Nothing is asked for where the page has all hashes, or those of the release', async () => {
  const asked = serve(told);
  expect(await createModuleHashes({}, true).learn(shop)).toBeUndefined();
  expect(await createModuleHashes({}, false).learn({ ...shop, modules: undefined })).toBeUndefined();
  expect(asked).toEqual([]);
});

// What a browser does with a further import map is a matter of the browser: see the journeys. This environment takes none.
it('The file of a release is asked for with its hash, and no module where the browser takes no further import map', async () => {
  const asked = serve(told);
  const hashes = createModuleHashes({}, false);
  await expect(Promise.all([hashes.learn(shop), hashes.learn(shop)])).rejects.toThrow(OneMapError);
  expect(asked).toEqual([[file, { integrity: 'sha384-modules', cache: 'default' }]]);
  expect(Object.keys(hashes.known)).toEqual([file]);
});

it('A file that could not be had is asked for again, past the cache of the browser', async () => {
  const asked = serve(new TypeError('Failed to fetch'), told);
  const hashes = createModuleHashes({}, false);
  await expect(hashes.learn(shop)).rejects.toThrow('Failed to fetch');
  await expect(hashes.learn(shop)).rejects.toThrow(OneMapError);
  expect(asked.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
});
