import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';
import { publish, ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';
import { temporaryFolder } from './testing/build.ts';

const now = new Date();
const files = ['registry.json', 'registry.last-good.json'] as const;
let folder: string;
let store: ReleaseStore;
let warnings: string[];

/** A registry of a shop and a blog. */
beforeEach(async () => {
  folder = await temporaryFolder();
  warnings = [];
  store = folderStore(folder, { warn: (message) => warnings.push(message) });
  for (const remote of ['shop', 'blog']) await store.change((registry) => publish(registry, remote, '1.0.0', now));
});

const fileIn = (name: string) => path.join(folder, name);
const contents = () => Promise.all(files.map((name) => readFile(fileIn(name), 'utf8')));
const versions = async () =>
  Object.entries((await store.readRegistry())?.remotes ?? {}).map(([name, { version }]) => `${name} ${version}`);

const damages: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
  missing: (file) => rm(file),
  empty: (file) => writeFile(file, ''),
  'cut in half': async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 90)),
  'of another schema': (file) => writeFile(file, '{"schema":9}'),
  'a folder': async (file) => {
    await rm(file);
    await mkdir(file);
  },
};

describe.each(Object.entries(damages).filter(([what]) => what !== 'a folder'))(
  'Where registry.json is %s',
  (_, damage) => {
    beforeEach(() => damage(fileIn('registry.json')));

    it('the last good one is in force, which is said with its name, once', async () => {
      expect(await versions()).toEqual(['shop 1.0.0', 'blog 1.0.0']);
      await store.readRegistry();
      expect(warnings).toEqual([expect.stringContaining(fileIn('registry.json'))]);
      expect(warnings[0]).toContain(fileIn('registry.last-good.json'));
    });

    it('the next publication loses no remote, and writes both files again', async () => {
      await store.change((registry) => publish(registry, 'shop', '1.0.1', now));
      expect(await versions()).toEqual(['shop 1.0.1', 'blog 1.0.0']);
      const [current, lastGood] = await contents();
      expect(current).toBe(lastGood);
      expect((await store.readRegistry())?.history.map(({ revision }) => revision)).toEqual([2, 3, 4]);
    });
  },
);

it('A last good copy that is missing or damaged is written again by the next change', async () => {
  for (const damage of Object.values(damages).slice(0, 3)) {
    await damage(fileIn('registry.last-good.json'));
    await store.change((registry) => publish(registry, 'shop', `1.0.${registry.revision}`, now));
    const [current, lastGood] = await contents();
    expect(current).toBe(lastGood);
  }
  expect(warnings).toEqual([]);
});

describe.each(Object.entries(damages))('Where the last good copy is %s', (what, damage) => {
  it.each(Object.entries(damages).filter(([other]) => other !== 'missing' || what !== 'missing'))(
    'and registry.json is %s, nothing is changed, and both are named with what to do',
    async (_, damageOther) => {
      await damage(fileIn('registry.last-good.json'));
      await damageOther(fileIn('registry.json'));
      const before = await readdir(folder);
      const refused = store.change((registry) => publish(registry, 'shop', '1.0.1', now));
      await expect(refused).rejects.toThrow(ReleaseRefusal);
      for (const text of [...files.map(fileIn), 'backup', 'remove both']) await expect(refused).rejects.toThrow(text);
      expect(await readdir(folder)).toEqual(before);
    },
  );
});

it('Without both there is no registry yet', async () => {
  for (const file of files) await rm(fileIn(file));
  expect(await store.readRegistry()).toBeUndefined();
  expect(warnings).toEqual([]);
});

it('A change that cannot write the copy changes neither file, and leaves nothing behind', async () => {
  const before = await contents();
  // In the place where the copy is made, so that this write fails and the one before it does not.
  await mkdir(`${fileIn('registry.last-good.json')}.new`);
  await expect(store.change((registry) => publish(registry, 'shop', '1.0.1', now))).rejects.toThrow();
  expect(await contents()).toEqual(before);
  expect(await readdir(folder)).toEqual([...files, 'registry.last-good.json.new'].sort());
});
