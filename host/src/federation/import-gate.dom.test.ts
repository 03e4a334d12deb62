import type { RemoteEntry } from '@sahra/shared/federation/contract';
import { importGate } from '@sahra/shared/imports/import-gate';
import { afterEach, expect, it, vi } from 'vitest';
import { openImportGate } from './import-gate.ts';
import type { HashedRelease, ModuleHashes } from './module-hashes.ts';

const shop: RemoteEntry = {
  name: 'shop',
  version: '1',
  entry: '/mf/shop/1/remoteEntry.js',
  contract: '2.1.0',
  react: '19',
  modules: 'sha384-shop',
  pages: [],
};

afterEach(() => {
  Reflect.deleteProperty(window, importGate);
  vi.unstubAllGlobals();
});

/** A page that knows two modules and whose releases are learned one by one. */
function open(learn: ModuleHashes['learn'] = () => Promise.resolve(undefined)) {
  const learned: string[] = [];
  const hashes: ModuleHashes = {
    known: { '/mf/shop/1/a.js': 'sha384-a', '/mf/host/9/a.js': 'sha384-b' },
    learn(release: HashedRelease) {
      learned.push(release.name);
      return learn(release);
    },
  };
  const learnHashes = openImportGate(hashes, [shop], () => {
    learned.push('host');
    return Promise.resolve();
  });
  const gate = window[importGate];
  if (!gate) throw new Error('the page has no gate');
  return { gate, learned, learnHashes };
}

it('What came with the page is imported at once, and style sheets, which have no hash, are not waited for', () => {
  const { gate, learned } = open();
  expect(gate(['/mf/shop/1/a.js', '/mf/shop/1/a.css', '/mf/host/9/a.js'])).toBeUndefined();
  expect(gate([])).toBeUndefined();
  expect(learned).toEqual([]);
});

it('Where a module is not known the hashes of its release are learned first', async () => {
  const { gate, learned } = open();
  await Promise.all([gate(['/mf/shop/1/a.js', '/mf/shop/1/b.js']), gate(['/mf/host/9/b.js'])]);
  expect(learned).toEqual(['shop', 'host']);
});

it('A module whose hash cannot be had is not imported', async () => {
  const { gate } = open(() => Promise.reject(new Error('offline')));
  await expect(gate(['/mf/shop/1/b.js'])).rejects.toThrow('offline');
});

it('A module that is of none of the releases of the page is let by: nobody knows its hash', () => {
  const { gate, learned } = open();
  expect(gate(['/src/app.ts'])).toBeUndefined();
  expect(gate(['/mf/shop/2/b.js', '/elsewhere.js'])).toBeUndefined();
  expect(learned).toEqual([]);
});

it('Once the page is there, the hashes of the host and of its remote are learned ahead, and nobody hears of it where that fails', async () => {
  const { learned, learnHashes } = open(() => Promise.reject(new Error('offline')));
  const rest = vi.fn((work: () => void) => work());
  vi.stubGlobal('requestIdleCallback', rest);
  let isThere = () => {};
  const hydration = new Promise<void>((resolve) => (isThere = resolve));
  const page = {
    page: { id: 'shop.cart', path: '/cart', layout: 'merchandise', titleKey: '' },
    remote: 'shop',
  } as const;
  const learning = learnHashes({ ...page, version: '1', load: () => Promise.reject(new Error()), hydration });
  await Promise.resolve();
  expect(rest).not.toHaveBeenCalled();
  isThere();
  await learning;
  expect(learned).toEqual(['host', 'shop']);
});
