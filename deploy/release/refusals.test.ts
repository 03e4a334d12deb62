import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { runRelease, type ReleaseOptions } from './command.ts';
import { folderStore } from './folder-store.ts';
import { publishStart, ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';
import { integrityOf, temporaryFolder, writeBuild } from './testing/build.ts';

let store: ReleaseStore;

/** A site that has started with a host, a shop and a blog. */
beforeEach(async () => {
  store = folderStore(await temporaryFolder());
  const builds = await Promise.all(['host', 'shop', 'blog'].map((name) => writeBuild(name, '1.0.0')));
  for (const { dist, manifest } of builds) await store.add(dist, manifest);
  await store.change((registry) =>
    publishStart(
      registry,
      builds.map(({ manifest }) => manifest),
      new Date(),
    ),
  );
});

/** Everything that is stored: each file with what it holds. */
async function stored(): Promise<Record<string, string>> {
  const entries = await readdir(store.place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')] as const)),
  );
}

/** What a team reads that types a command; nothing may have changed by it. */
async function refusalOf(words: string[], options: Partial<ReleaseOptions> = {}): Promise<string> {
  const before = await stored();
  const refused = runRelease(store, words, {
    siteUrl: 'http://127.0.0.1:1',
    say: () => {},
    'no-browser': true,
    ...options,
  });
  const refusal: unknown = await refused.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ReleaseRefusal);
  expect(await stored()).toEqual(before);
  return String(refusal);
}

type Damage = (dist: string) => Promise<unknown>;

describe('A build is not published, nothing changes, and the reason says', () => {
  const page = (id: string, of: string): ReleaseManifest['pages'][number] => ({
    id,
    path: of,
    layout: 'streaming',
    titleKey: 'title',
    chunk: 'src/list.tsx',
  });
  it.each<[string, Partial<ReleaseManifest>, Damage, string]>([
    [
      'that a file has another hash',
      {},
      (dist) => writeFile(path.join(dist, 'client/remoteEntry.js'), '//'),
      'does not have the hash that remote.json says',
    ],
    [
      'that a chunk is missing',
      {},
      (dist) => rm(path.join(dist, 'client/assets/list.js')),
      'is named in remote.json and is missing',
    ],
    ['that its contract does not fit', { contract: '9.0.0' }, async () => {}, 'contract 9.0.0 does not fit'],
    ['that its react is another one', { react: '18.3.1' }, async () => {}, 'react 18.3.1 is not the host'],
    [
      'that it claims a page of another remote',
      { pages: [page('shop.list', '/shop'), page('shop.blogs', '/blog')] },
      async () => {},
      '/blog of shop is already a page of blog',
    ],
    ['that its version is none', { version: '1..2' }, async () => {}, 'the version "1..2" of shop must be a version'],
    [
      'that it has the id of a page of another remote',
      { pages: [page('blog.list', '/shop')] },
      async () => {},
      'page blog.list of shop: its id does not begin with "shop."',
    ],
  ])('%s', async (_, changed, damage, reason) => {
    const hints = {
      entry: { js: ['remoteEntry.js'], css: [] },
      pages: Object.fromEntries(
        (changed.pages ?? [page('shop.list', '/shop')]).map(({ id }) => [id, { js: [], css: [] }]),
      ),
      messages: {},
    };
    const { dist } = await writeBuild('shop', '2.0.0', { ...changed, hints });
    await damage(dist);
    expect(await refusalOf(['publish', 'shop'], { dist })).toContain(reason);
  });

  /** A build with these further files in its browser half, named in `remote.json` where the function says so. */
  async function buildWith(files: Record<string, string>, hintsOf: (names: string[]) => ReleaseManifest['hints']) {
    const sources = Object.entries(files);
    const { dist, manifest } = await writeBuild('shop', '2.0.0', { hints: hintsOf(Object.keys(files)) });
    for (const [name, text] of sources) {
      await writeFile(path.join(dist, 'client', name), text);
      manifest.files[name] = { integrity: integrityOf(text), bytes: text.length };
    }
    await writeFile(path.join(dist, 'remote.json'), JSON.stringify(manifest));
    return dist;
  }
  const hintsWith = (change: Partial<ReleaseManifest['hints']>): ReleaseManifest['hints'] => ({
    entry: { js: ['remoteEntry.js'], css: [] },
    pages: { 'shop.list': { js: [], css: [] } },
    messages: {},
    ...change,
  });

  it.each<[string, Record<string, string>, (names: string[]) => ReleaseManifest['hints'], string]>([
    [
      'that a page has too much script',
      { 'assets/a.js': ';'.repeat(40_000), 'assets/b.js': ';'.repeat(30_000) },
      (js) => hintsWith({ pages: { 'shop.list': { js, css: [] } } }),
      'page shop.list (/shop) in ar: its script has 70027 bytes (compressed), and its budget is 60 kB',
    ],
    [
      'that a page has too much style',
      { 'assets/a.css': 'a{}'.repeat(3000) },
      (css) => hintsWith({ pages: { 'shop.list': { js: [], css } } }),
      'page shop.list (/shop) in ar: its style has 9000 bytes (compressed), and its budget is 8 kB',
    ],
    [
      'that its messages in one language are too large',
      { 'assets/fr.js': ';'.repeat(60_000) },
      (js) => hintsWith({ messages: { fr: { js, css: [] } } }),
      'page shop.list (/shop) in fr: its script has',
    ],
    [
      'that it is too large where no page announces it',
      { 'assets/later.js': ';'.repeat(400_000) },
      () => hintsWith({}),
      'shop with all its files has',
    ],
    [
      'that it brings a react of its own',
      { 'assets/react.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}' },
      () => hintsWith({}),
      'client/assets/react.js brings a react of its own',
    ],
    [
      'that its messages would be mixed with those of another remote',
      { 'assets/de.js': '' },
      (js) => hintsWith({ messages: { 'blog/de': { js, css: [] } } }),
      'the namespace blog of shop belongs to blog',
    ],
  ])('%s', async (_, files, hintsOf, reason) => {
    expect(await refusalOf(['publish', 'shop'], { dist: await buildWith(files, hintsOf) })).toContain(reason);
  });

  it.each(['host', 'constructor', 'information', 'icons'])('that "%s" is no name for a remote', async (name) => {
    const { dist } = await writeBuild(name, '2.0.0');
    expect(await refusalOf(['publish', name], { dist })).toContain(`"${name}" means something else here`);
  });

  it('that it is one of another remote', async () => {
    const { dist } = await writeBuild('blog', '2.0.0');
    expect(await refusalOf(['publish', 'shop'], { dist })).toContain(`${dist} is a build of blog, not of shop`);
  });
});

describe('What cannot be done is refused', () => {
  it.each<[string[], Partial<ReleaseOptions>, string]>([
    [['publish'], {}, 'which remote?'],
    [['publish', 'radio'], { dist: '/nowhere' }, 'remote.json is missing'],
    [['rollback', 'radio'], {}, 'radio is not published'],
    [['rollback', 'shop', '9.9.9'], {}, 'shop 9.9.9 is not stored. Stored are: 1.0.0'],
    [['canary', 'shop', '9.9.9', '10'], {}, 'shop 9.9.9 is not stored'],
    [['remove'], {}, 'which remote?'],
    [['remove', 'radio'], {}, 'radio is not published. Published are: shop, blog'],
    [['remove', 'host'], {}, 'host is not published'],
    [['remove', 'shop', '1.0.0'], {}, 'remove takes no version'],
    [['promote', 'shop'], {}, 'shop has no canary'],
    [['prune'], { keep: '0' }, 'at least 3 versions stay'],
    [['fly'], {}, '"fly" is no command'],
  ])('%j %j', async (words, options, reason) => {
    expect(await refusalOf(words, options)).toContain(reason);
  });
});

it('The same version again is accepted without a rehearsal, and nothing changes', async () => {
  const before = await stored();
  const { dist } = await writeBuild('shop', '1.0.0');
  const said: string[] = [];
  await runRelease(store, ['publish', 'shop'], { dist, siteUrl: 'http://127.0.0.1:1', say: (text) => said.push(text) });
  expect(said).toEqual(['shop 1.0.0 is published already; nothing has changed']);
  expect(await stored()).toEqual(before);
});
