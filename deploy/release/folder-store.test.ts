import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runRelease } from './command.ts';
import { folderStore } from './folder-store.ts';
import { prune } from './prune.ts';
import { publish } from './registry-changes.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';

const now = new Date();

async function storeWith(...versions: string[]) {
  const folder = await temporaryFolder();
  const store = folderStore(folder);
  for (const version of versions) {
    const { dist, manifest } = await writeBuild('shop', version);
    await store.add(dist, manifest);
    await store.change((registry) => publish(registry, 'shop', version, now));
  }
  return { folder, store };
}

it('A release is stored whole, once, and can be read again', async () => {
  const { store, folder } = await storeWith('1.0.0');
  expect((await store.readManifest('shop', '1.0.0'))?.version).toBe('1.0.0');
  expect(await store.readManifest('shop', '2.0.0')).toBeUndefined();
  const { dist, manifest } = await writeBuild('shop', '1.0.0');
  await Promise.all([store.add(dist, manifest), store.add(dist, manifest)]);
  expect(await readdir(path.join(folder, 'releases/shop'))).toEqual(['1.0.0']);
});

it('Another release with the version of a stored one is refused, and the stored one stays', async () => {
  const { store } = await storeWith('1.0.0');
  const { dist, manifest } = await writeBuild('shop', '1.0.0', { react: '19.4.0' });
  await expect(store.add(dist, manifest)).rejects.toThrow('shop 1.0.0 is stored with other contents');
  expect((await store.readManifest('shop', '1.0.0'))?.react).toBe('19.3.1');
});

it('Of many who change the registry at once none is lost', async () => {
  const { store } = await storeWith();
  const versions = Array.from({ length: 25 }, (_, number) => `1.0.${number}`);
  await Promise.all(versions.map((version) => store.change((registry) => publish(registry, 'shop', version, now))));
  const registry = await store.readRegistry();
  expect(registry?.revision).toBe(26);
  expect(registry?.history.map(({ version }) => version).sort()).toEqual([...versions].sort());
});

it('A change that fails leaves the registry as it was, and the next one works', async () => {
  const { folder, store } = await storeWith('1.0.0');
  const before = await readFile(path.join(folder, 'registry.json'), 'utf8');
  await expect(
    store.change(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await readFile(path.join(folder, 'registry.json'), 'utf8')).toBe(before);
  await store.change((registry) => publish(registry, 'shop', '1.0.1', now));
});

it('A registry that could not be read again is not written, neither as the current nor as the last good one', async () => {
  const { folder, store } = await storeWith('1.0.0');
  const read = () =>
    Promise.all(['registry.json', 'registry.last-good.json'].map((file) => readFile(path.join(folder, file), 'utf8')));
  const before = await read();
  await expect(
    store.change((registry) => ({
      ...registry,
      revision: 2,
      remotes: { ...registry.remotes, shop: { version: '../1.0.0', isOff: false } },
    })),
  ).rejects.toThrow();
  expect(await read()).toEqual(before);
});

it('A remote that was removed is offered to nobody; its releases stay until no tab needs them', async () => {
  const { store } = await storeWith('1.0.0', '1.0.1');
  await store.change((registry) => publish(registry, 'blog', '1.0.0', now));
  const said: string[] = [];
  const release = (...words: string[]) => runRelease(store, words, { siteUrl: '', say: (text) => said.push(text) });
  await release('remove', 'shop');
  expect(Object.keys((await store.readRegistry())?.remotes ?? {})).toEqual(['blog']);
  expect(await store.list('shop')).toHaveLength(2);
  await release('history', 'shop');
  expect(said.at(0)).toContain('shop is removed');
  expect(said.at(-1)).toMatch(/ {2}remove {4}shop {2}1\.0\.1$/);
  expect(await prune(store, { keep: 3 })).toEqual([]);
  const later = new Date(Date.now() + 25 * 3_600_000);
  expect((await prune(store, { keep: 3, now: later })).sort()).toEqual(['shop 1.0.0', 'shop 1.0.1']);
  expect(await store.list('shop')).toEqual([]);
});
