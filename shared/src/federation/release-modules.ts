import type { ReleaseManifest } from './release-manifest.ts';

/** Name of the file, beside a release's modules, that holds its `ReleaseModules`. */
export const modulesFile = 'modules.json';

/** What a browser is told of a release once it wants more of it than a page has announced. All files are relative to the client folder. */
export interface ReleaseModules {
  /** Hash of every module. */
  integrity: Record<string, string>;
  /** Modules that all of its pages and extensions need. */
  entry: string[];
  /** Those that each of them needs beside these, by its id. */
  pages: Record<string, string[]>;
}

export const isModule = (file: string): boolean => /\.m?js$/.test(file);

/** The content of a release's `modules.json`. */
export const modulesOf = ({
  entry,
  files,
  hints,
}: Pick<ReleaseManifest, 'entry' | 'files' | 'hints'>): ReleaseModules => ({
  integrity: Object.fromEntries(
    Object.entries(files).flatMap(([file, { integrity }]) => (isModule(file) ? [[file, integrity]] : [])),
  ),
  entry: [...new Set([entry, ...hints.entry.js])],
  pages: Object.fromEntries(Object.entries(hints.pages).map(([id, { js }]) => [id, js])),
});
