import type { Manifest } from 'vite';
import type { Assets } from '@sahra/shared/release-manifest';

/** Follows static imports from `keys` through Vite's manifest: everything the browser will ask for, in one list. */
export function assetsOf(manifest: Manifest, keys: string[], known: Assets = { js: [], css: [] }): Assets {
  const js = new Set<string>();
  const css = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  keys.forEach(walk);
  return {
    js: [...js].filter((file) => !known.js.includes(file)),
    css: [...css].filter((file) => !known.css.includes(file)),
  };
}

/** Chunks that federation fetches before an entry runs, and that no static import names. */
export const isFederationStart = (key: string) => /localSharedImportMap|hostInit|pendingShares/.test(key);
