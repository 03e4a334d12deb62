import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { charactersOfFiles } from './characters.ts';
import { sources } from './sources.ts';

const folder = path.resolve(import.meta.dirname, '../.cache/fonts');

/** What shaping applies by itself, and figures of one width for tables; small capitals, fractions and the like nobody asks for. */
const keepFeatures = [
  ...['calt', 'ccmp', 'clig', 'curs', 'dist', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'],
  ...['fina', 'init', 'isol', 'medi'],
];

/** A font file of the site, with these characters: the same bytes each time. */
export async function cutFont(name: string, characters: Iterable<string>): Promise<Buffer> {
  const source = sources[name];
  if (!source) throw new Error(`No font is known that ${name}.woff2 could be cut out of`);
  const whole = await readFile(path.resolve(import.meta.dirname, '../node_modules', source.file));
  return subsetFont(whole, [...characters].join(''), {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: source.noHinting ?? false,
    ...(source.weights && { variationAxes: { wght: source.weights } }),
  });
}

/** Puts a file where it is read, whole. */
async function put(name: string, contents: Buffer | string): Promise<void> {
  const next = path.join(folder, `${name}.${process.pid}`);
  await writeFile(next, contents);
  await rename(next, path.join(folder, name));
}

/** Makes the font files that the theme names, unless they were made of the same: it takes seconds. */
async function makeFonts(): Promise<void> {
  const characters = await charactersOfFiles();
  const own = ['site-fonts.ts', 'sources.ts', '../../pnpm-lock.yaml'];
  const hash = createHash('sha256').update(JSON.stringify([...characters].map(([name, of]) => [name, [...of]])));
  for (const file of own) hash.update(await readFile(path.join(import.meta.dirname, file)));
  const mark = hash.digest('hex');
  const stamp = path.join(folder, 'made-of');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === mark) return;
  await mkdir(folder, { recursive: true });
  for (const [name, of] of characters) await put(`${name}.woff2`, await cutFont(name, of));
  await put('made-of', mark);
}

/** Makes the site's font files before a build reads them: of each font the characters, features and weights that the site can show. */
export const siteFonts = (): Plugin => ({ name: 'site-fonts', buildStart: makeFonts });
