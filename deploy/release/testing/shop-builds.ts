import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { integrityOf } from '@sahra/shared/server/integrity';
import { writeBuild } from './build.ts';

type Manifest = Partial<ReleaseManifest>;
type Page = ReleaseManifest['pages'][number];
type Extension = ReleaseManifest['extensions'][number];
type Hints = Partial<ReleaseManifest['hints']>;

/** The page of a shop. */
export const pageAt = (path: string, id = 'shop.list'): Page => ({
  id,
  path,
  layout: 'streaming',
  titleKey: 'title',
  chunk: 'src/list.tsx',
});
/** What a shop shows in pages of others. */
export const extensionOf = (id: string, slot = 'home.end'): Extension => ({ id, slot, chunk: 'src/teaser.tsx' });
/** What a shop announces to browsers, as far as it is otherwise. */
export const hintsWith = (changed: Hints): Manifest => ({
  hints: {
    entry: { js: ['remoteEntry.js'], css: [] },
    pages: { 'shop.list': { js: [], css: [] } },
    messages: {},
    ...changed,
  },
});

/** Makes a shop that says something else of itself, or has further files. */
export const shop =
  (changed: Manifest = {}, files: Record<string, string> = {}) =>
  async () =>
    (await writeBuild('shop', '2.0.0', changed, files)).dist;
/** Makes a shop, and then does something to its folder. */
export const damaged =
  (damage: (dist: string) => Promise<unknown>, changed: Manifest = {}) =>
  async () => {
    const dist = await shop(changed)();
    await damage(dist);
    return dist;
  };
/** Makes a shop and writes one of its files anew. */
export const write = (file: string, text: string) => damaged((dist) => writeFile(path.join(dist, file), text));
/** Makes a shop with a symbolic link. */
export const link = (target: string, file: string) => damaged((dist) => symlink(target, path.join(dist, file)));
/** Makes a shop with these pages. */
export const withPages = (...pages: Page[]) =>
  shop({ pages, ...hintsWith({ pages: Object.fromEntries(pages.map(({ id }) => [id, { js: [], css: [] }])) }) });
/** Makes a shop that shows these in pages of others, and announces no file of theirs. */
export const withExtensions = (...extensions: Extension[]) => {
  const none = { js: [], css: [] };
  const parts = ['shop.list', ...extensions.map(({ id }) => id)];
  return shop({ extensions, ...hintsWith({ pages: Object.fromEntries(parts.map((id) => [id, none])) }) });
};
/** Makes a shop with its page at another path. */
export const at = (path: string) => withPages(pageAt(path));
/** What `remote.json` says of a file. */
export const described = (text: string, bytes = text.length) => ({ integrity: integrityOf(text), bytes });
