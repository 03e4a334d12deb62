import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runRelease } from './command.ts';
import { folderStore } from './folder-store.ts';
import { publish, ReleaseRefusal } from './registry-changes.ts';
import { temporaryFolder } from './testing/build.ts';

it.each([
  ['off', 'constructor'],
  ['on', 'toString'],
  ['halt', 'valueOf'],
  ['promote', 'constructor'],
  ['rollback', 'constructor'],
  ['off', '__proto__'],
  ['off', '../shop'],
  ['rollback', '..', '1.0.0'],
  ['rollback', 'shop', '../../1.0.0'],
  ['canary', 'shop', '..', '20'],
])('%s %s is refused, and the registry stays as it was', async (...args) => {
  const folder = await temporaryFolder();
  const store = folderStore(folder);
  await store.change((registry) => publish(registry, 'shop', '1.0.0', new Date()));
  const read = () => readFile(path.join(folder, 'registry.json'), 'utf8');
  const before = await read();
  await expect(runRelease(store, args, { siteUrl: '', say: () => {} })).rejects.toThrow(ReleaseRefusal);
  expect(await read()).toBe(before);
  await runRelease(store, ['off', 'shop'], { siteUrl: '', say: () => {} });
  expect((await store.readRegistry())?.remotes.shop?.isOff).toBe(true);
});
