import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { folderStore } from './folder-store.ts';
import { prune } from './prune.ts';
import { haltCanary, promote, publish, removeRemote, rollback, startCanary, switchRemote } from './registry-changes.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';
import { wait } from './waiting.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const sevenVersions = ['1', '2', '3', '4', '5', '6', '7'];

/** A store with versions of the shop, and whatever has become of them. */
async function storeWith(versions: readonly string[], ...changes: ((registry: RegistryFile) => RegistryFile)[]) {
  const store = folderStore(await temporaryFolder());
  for (const version of versions) {
    const { dist, manifest } = await writeBuild('shop', version);
    await store.add(dist, manifest);
    await rm(dist, { recursive: true });
  }
  for (const change of changes) await store.change(change);
  return store;
}
const give = (version: string, hours: number) => (registry: RegistryFile) =>
  publish(registry, 'shop', version, ago(hours));
const backTo = (version: string, hours: number) => (registry: RegistryFile) =>
  rollback(registry, 'shop', version, ago(hours));

it('Old releases are removed; the newest stay, and what visitors may still get', async () => {
  const store = await storeWith(['1', '2', '3', '4', '5'], give('5', 50), give('1', 48));
  expect(await prune(store, { keep: 3, now })).toEqual(['shop 2']);
  expect((await store.list('shop')).map(({ version }) => version).sort()).toEqual(['1', '3', '4', '5']);
  await expect(prune(store, { keep: 2, now })).rejects.toThrow('at least 3 versions stay');
});

it('What waits for a host stays, also of a remote that was removed before', async () => {
  const waits = (version: string) => (registry: RegistryFile) => wait(registry, 'shop', version, ago(40));
  const store = await storeWith(['1', '2', '3', '4', '5'], give('5', 50), waits('1'));
  expect(await prune(store, { keep: 3, now })).toEqual(['shop 2']);
  const removed = (registry: RegistryFile) => removeRemote(registry, 'shop', ago(45));
  const other = await storeWith(['1', '2', '3'], give('3', 50), removed, waits('1'));
  expect((await prune(other, { keep: 3, now })).sort()).toEqual(['shop 2', 'shop 3']);
});

it.each<[string, ((registry: RegistryFile) => RegistryFile)[], string[]]>([
  ['was rolled back a second ago', [give('1', 48), give('2', 40), backTo('1', 0)], ['3', '4']],
  ['visitors got until the window began', [give('1', 48), give('2', 40), give('3', 25)], ['1', '2', '4']],
  ['visitors got when the window began', [give('1', 48), give('2', 23), give('7', 22)], ['3', '4']],
  [
    'was a canary within the window',
    [
      give('7', 90),
      (registry) => startCanary(registry, 'shop', '1', 10, ago(48)),
      (registry) => haltCanary(registry, 'shop', 'it fails', ago(2)),
    ],
    ['2', '3', '4'],
  ],
  [
    'was a canary before the window',
    [
      give('6', 90),
      (registry) => startCanary(registry, 'shop', '1', 10, ago(80)),
      (registry) => haltCanary(registry, 'shop', 'it fails', ago(70)),
      (registry) => startCanary(registry, 'shop', '7', 10, ago(60)),
      (registry) => promote(registry, 'shop', ago(1)),
    ],
    ['1', '2', '3', '4'],
  ],
  [
    'is off',
    [give('1', 48), (registry) => switchRemote(registry, 'shop', true, ago(30)), give('7', 3)],
    ['2', '3', '4'],
  ],
])('Of seven stored versions what %s stays as it should', async (_, changes, removed) => {
  const store = await storeWith(sevenVersions, ...changes);
  expect((await prune(store, { keep: 3, now })).sort()).toEqual(removed.map((version) => `shop ${version}`));
});

it('The window is as long as one says', async () => {
  const store = await storeWith(sevenVersions, give('1', 48), give('7', 3));
  expect(await prune(store, { keep: 6, hours: 4, now })).toEqual([]);
  expect(await prune(store, { keep: 6, hours: 2, now })).toEqual(['shop 1']);
});

it('Where the history does not reach back so far, everything stays', async () => {
  const store = await storeWith(sevenVersions, give('1', 48), give('7', 3));
  await store.change((registry) => ({ ...registry, history: registry.history.slice(-1) }));
  expect(await prune(store, { keep: 3, now })).toEqual([]);
  await store.change((registry) => ({ ...registry, history: [] }));
  expect(await prune(store, { keep: 3, now })).toEqual([]);
});

it('A host that was promoted long after it was stored does not take the one before it from open tabs', async () => {
  const store = folderStore(await temporaryFolder());
  for (const version of ['1', '2', '3', '4', '5']) {
    const { dist, manifest } = await writeBuild('host', version);
    await store.add(dist, manifest);
    await rm(dist, { recursive: true });
  }
  const storedAt = (await store.list('host')).at(0)?.storedAt ?? now;
  const after = (hours: number) => new Date(storedAt.getTime() + hours * 3_600_000);
  await store.change((registry) => publish(registry, 'host', '1', after(0)));
  await store.change((registry) => startCanary(registry, 'host', '2', 10, after(1)));
  expect(await prune(store, { keep: 3, now: after(48) })).toEqual([]);
  await store.change((registry) => promote(registry, 'host', after(48)));
  expect(await prune(store, { keep: 3, now: after(50) })).toEqual([]);
  expect(await prune(store, { keep: 3, now: after(73) })).toEqual(['host 1']);
});

it('The hosts of the last hours stay, and the one that is started', async () => {
  const store = await storeWith(['1'], give('1', 48));
  for (const version of sevenVersions) {
    const { dist, manifest } = await writeBuild('host', version);
    await store.add(dist, manifest);
  }
  await store.change((registry) => ({ ...registry, started: { host: '2' } }));
  const stored = (await store.list('host')).at(0)?.storedAt ?? now;
  const later = (hours: number) => new Date(stored.getTime() + hours * 3_600_000);
  expect(await prune(store, { keep: 3, now: later(23) })).toEqual([]);
  expect((await prune(store, { keep: 3, now: later(25) })).sort()).toEqual(['host 1', 'host 3', 'host 4']);
});
