import type { Assets, ReleaseManifest } from './release-manifest.ts';

/** Name of the file, beside a release's modules, that holds its `ReleaseModules`. */
export const modulesFile = 'modules.json';

/** Counts what is written differently: another file is another release. */
export const MODULES_FORM = 2;

/** What a browser is told of a release once it wants more of it than a page has announced. All files are relative to the client folder. */
export interface ReleaseModules {
  /** Hash of every module. */
  integrity: Record<string, string>;
  /** Modules that all of its pages and extensions need. */
  entry: string[];
  /** Those that each of them needs beside these, by its id. */
  pages: Record<string, string[]>;
  /** Style sheets of each of them, by its id; absent in the host, and in releases that were built before they were written down. */
  styles?: Record<string, string[]>;
  /** Modules of messages, by language or `<namespace>/<language>`; absent where `styles` are. */
  messages?: Record<string, string[]>;
  /** Names of the further messages that a page or an extension shows, by its id; absent where `styles` are. */
  namespaces?: Record<string, string[]>;
}

export const isModule = (file: string): boolean => /\.m?js$/.test(file);

const filesOf = (assets: Readonly<Record<string, Assets>>, kind: keyof Assets) =>
  Object.fromEntries(Object.entries(assets).map(([name, files]) => [name, files[kind]]));

/** The content of a release's `modules.json`. */
export const modulesOf = ({
  entry,
  files,
  hints,
  pages,
  extensions,
}: Pick<ReleaseManifest, 'entry' | 'files' | 'hints' | 'pages' | 'extensions'>): ReleaseModules => ({
  integrity: Object.fromEntries(
    Object.entries(files).flatMap(([file, { integrity }]) => (isModule(file) ? [[file, integrity]] : [])),
  ),
  entry: [...new Set([entry, ...hints.entry.js, ...(hints.container?.js ?? [])])],
  pages: filesOf(hints.pages, 'js'),
  ...(hints.container && {
    styles: filesOf(hints.pages, 'css'),
    messages: filesOf(hints.messages, 'js'),
    namespaces: Object.fromEntries(
      [...pages, ...extensions].flatMap(({ id, namespaces }) => (namespaces ? [[id, namespaces]] : [])),
    ),
  }),
});
