import type { Manifest } from 'vite';
import type { Assets } from '@sahra/shared/federation/release-manifest';

/**
 * Follows imports from `keys` through Vite's manifest: everything the browser will ask for, in one list. Dynamic imports
 * are followed where `alsoDynamic` says so of the importing and the imported chunk.
 */
export function assetsOf(
  manifest: Manifest,
  keys: string[],
  known: Assets = { js: [], css: [] },
  alsoDynamic: (from: string, to: string) => boolean = () => false,
): Assets {
  const js = new Set<string>();
  const css = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) walk(next);
    for (const next of chunk.dynamicImports ?? []) if (alsoDynamic(key, next)) walk(next);
  };
  keys.forEach(walk);
  return {
    js: [...js].filter((file) => !known.js.includes(file)),
    css: [...css].filter((file) => !known.css.includes(file)),
  };
}
