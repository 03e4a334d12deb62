import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { menuPlacesOf } from '@sahra/shared/federation/menus';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { compressFolder } from '../../deploy/build/compress.ts';
import { folderOf, remoteNames } from '../../deploy/build/targets.ts';
import { root, sourceHash } from '../../deploy/build/version.ts';
import { pagesAndExtensionsOf } from '../../deploy/build/write-manifest.ts';
import { siteFonts } from '../../host/fonts/site-fonts.ts';

/** A build of the SPA: a release like any other, so that the gateway serves its files in the same way. */
export interface SpaBuild {
  folder: string;
  version: string;
  /** Where its files are served. */
  base: string;
}

/** Libraries that every page needs: one file, axios included, which here is needed for the first page's data. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next|zustand|axios)\//;

/** What every page needs, in two files. What only some need is in files of theirs: merging these made each page a fifth larger, or more. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: everyPage, priority: 2 },
  { name: 'site', tags: ['$initial'], priority: 1 },
];

/** In the document, where the host server says it too. */
const menusInDocument: Plugin = {
  name: 'menus-in-document',
  async transformIndexHtml() {
    const parts = await Promise.all(['host', ...remoteNames].map(pagesAndExtensionsOf));
    const attrs = { type: 'application/json', id: 'menus' };
    return [{ tag: 'script', attrs, children: JSON.stringify(menuPlacesOf(parts.flatMap(({ pages }) => pages))) }];
  },
};

const config = (base: string, folder: string): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  base,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom'] },
  // Bootstrap's own sources are written for an older sass.
  css: {
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
    },
  },
  plugins: [react(), siteFonts(), menusInDocument],
  build: {
    target: 'esnext',
    outDir: folder,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    manifest: true,
    minify: 'oxc',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
});

/** Builds the whole site as one plain single-page application, unless the sources are those of the last time. */
export async function buildSpa(): Promise<SpaBuild> {
  const folder = path.join(import.meta.dirname, 'dist');
  const stamp = path.join(folder, '.source-hash');
  const version = sourceHash(['host', 'shared', 'bench/spa', 'deploy/build', ...remoteNames.map(folderOf)]);
  const spa = { folder, version, base: `/mf/spa/${version}/` };
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === version) return spa;
  await rm(folder, { recursive: true, force: true });
  const started = performance.now();
  await build(config(spa.base, folder));
  await compressFolder(folder);
  await writeFile(stamp, version);
  console.log(
    `built ${path.relative(root, import.meta.dirname)} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return spa;
}
