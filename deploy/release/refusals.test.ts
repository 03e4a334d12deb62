import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { integrityOf } from '@sahra/shared/server/integrity';
import { writeBuild } from './testing/build.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store, refusalOf } = useStartedSite();

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
    ['that its react is another one', { react: '18.3.1' }, async () => {}, 'react 18.3.1 does not fit the host'],
    [
      'that it uses what the host does not offer',
      { uses: { '@sahra/shared/facade': ['Link', 'paths'] } },
      async () => {},
      'shop 2.0.0 does not fit the host 1.0.0: it uses paths of @sahra/shared/facade, which the host does not offer',
    ],
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

  it.each(['constructor', 'information', 'icons'])('that "%s" is no name for a remote', async (name) => {
    const { dist } = await writeBuild(name, '2.0.0');
    expect(await refusalOf(['publish', name], { dist })).toContain(`"${name}" means something else here`);
  });

  it('that it is one of another remote', async () => {
    const { dist } = await writeBuild('blog', '2.0.0');
    expect(await refusalOf(['publish', 'shop'], { dist })).toContain(`${dist} is a build of blog, not of shop`);
  });
});

it('A release that another stored host fits is refused with the version of that host', async () => {
  const names = { '@sahra/shared/facade': ['Link', 'paths'] };
  const next = await writeBuild('host', '1.1.0', { offers: names });
  await store().add(next.dist, next.manifest);
  const { dist } = await writeBuild('shop', '2.0.0', { uses: names });
  expect(await refusalOf(['publish', 'shop'], { dist })).toContain('; the host 1.1.0 fits');
});
