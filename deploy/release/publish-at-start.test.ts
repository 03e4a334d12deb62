import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readableError } from './file-error.ts';
import { folderStore } from './folder-store.ts';
import { publishAtStart } from './publish-at-start.ts';
import { publishBuilds } from './publish-builds.ts';
import { ReleaseRefusal, startCanary } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';

/** The user `nobody`: to root every folder is writable. */
const ORDINARY_USER = 65_534;
let folder: string;
let store: ReleaseStore;
let warnings: string[];
const warn = (message: string) => warnings.push(message);

const builds = async (versions: Readonly<Record<string, string>>) =>
  await Promise.all(
    Object.entries(versions).map(async ([name, version]) => {
      const { dist, manifest } = await writeBuild(name, version);
      return { dist, release: manifest };
    }),
  );

const foldersIn = async (place: string) => {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return [
    place,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name)),
  ];
};
const setMode = async (mode: number) => {
  for (const place of await foldersIn(folder)) await chmod(place, mode);
};

/** What happens while nobody may write into the folder of the site. */
async function whileReadOnly<T>(work: () => Promise<T>): Promise<T> {
  await setMode(0o555);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(ORDINARY_USER);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await setMode(0o755);
  }
}

beforeEach(async () => {
  folder = await temporaryFolder();
  store = folderStore(folder);
  warnings = [];
});
afterEach(() => expect(process.getuid?.()).toBe(process.geteuid?.()));

const first = { host: '1.0.0', shop: '1.0.0', blog: '1.0.0' };

it('A start with nothing new on a folder that cannot be written serves what is there, and writes nothing', async () => {
  const built = await builds(first);
  const published = await publishAtStart(store, built, warn);
  const registry = await whileReadOnly(() => publishAtStart(store, built, warn));
  expect(registry).toEqual(published);
  expect(warnings).toEqual([]);
});

it('A start with something new on such a folder goes on with what is there, and says so', async () => {
  const published = await publishAtStart(store, await builds(first), warn);
  for (const changed of [{ host: '2.0.0' }, { shop: '2.0.0' }]) {
    const built = await builds({ ...first, ...changed });
    expect(await whileReadOnly(() => publishAtStart(store, built, warn))).toEqual(published);
  }
  expect(warnings).toEqual([
    expect.stringMatching(/^NOT PUBLISHED: \S+: it may not be written/),
    expect.stringContaining('goes on with what was published before'),
  ]);
  expect(await store.readRegistry()).toEqual(published);
  const next = await publishAtStart(store, await builds({ ...first, shop: '2.0.0' }), warn);
  expect(next.remotes.shop?.version).toBe('2.0.0');
});

it('A build that is stored, and cannot be pointed to, is not published either', async () => {
  const published = await publishAtStart(store, await builds(first), warn);
  const [shop] = await builds({ shop: '2.0.0' });
  if (!shop) throw new Error('there is no build');
  await store.add(shop.dist, shop.release);
  const registry = await whileReadOnly(() => publishAtStart(store, [shop], warn));
  expect(registry).toEqual(published);
  expect(warnings).toEqual([expect.stringContaining(`${folder}: it may not be written`)]);
});

it.each([
  ['nothing is there', async () => {}],
  [
    'a release is missing',
    async () => {
      await publishAtStart(store, await builds(first), warn);
      await rm(path.join(folder, 'releases/blog'), { recursive: true });
    },
  ],
  [
    'a canary is missing',
    async () => {
      await publishAtStart(store, await builds(first), warn);
      await store.change((registry) => startCanary(registry, 'blog', '2.0.0', 10, new Date()));
    },
  ],
])('A start on such a folder where %s is refused with the reason', async (_, arrange) => {
  await arrange();
  const built = await builds({ ...first, shop: '2.0.0' });
  const refused = whileReadOnly(() => publishAtStart(store, built, warn));
  await expect(refused).rejects.toThrow(ReleaseRefusal);
  await expect(refused).rejects.toThrow('it may not be written');
});

it('A start with a host that visitors’ remotes do not fit goes on with what is there, says so, and tries again later', async () => {
  const facade = '@sahra/shared/facade';
  const shop = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['Link'] } });
  const [host] = await builds({ host: '1.0.0' });
  const start = async (version: string, offered: string[]) => {
    const next = await writeBuild('host', version, { offers: { [facade]: offered } });
    return publishAtStart(store, [{ dist: next.dist, release: next.manifest }], warn);
  };
  if (!host) throw new Error('there is no build');
  const published = await publishAtStart(store, [host, { dist: shop.dist, release: shop.manifest }], warn);
  expect(await start('2.0.0', ['paths'])).toEqual(published);
  expect(await store.readRegistry()).toEqual(published);
  expect(warnings).toEqual([
    expect.stringContaining(`NOT PUBLISHED: shop 2.0.0 does not fit the host 2.0.0: it uses Link of ${facade}`),
  ]);
  expect((await start('2.1.0', ['paths', 'Link'])).host?.version).toBe('2.1.0');
});

it('The history says who started the site with what is new', async () => {
  const dists = (await builds(first)).map(({ dist }) => dist);
  const { history } = await publishBuilds(folder, dists, { by: 'Mona', commit: '0123456789ab' });
  expect(history.map(({ action, remote, by, commit }) => [action, remote, by, commit])).toEqual([
    ['start', 'host', 'Mona', '0123456789ab'],
    ['start', 'shop', 'Mona', '0123456789ab'],
    ['start', 'blog', 'Mona', '0123456789ab'],
  ]);
});

it('A full disk is reported in a sentence', () => {
  expect(readableError(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }), '/data')).toMatchObject({
    message: '/data: the disk is full',
  });
});
