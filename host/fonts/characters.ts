import path from 'node:path';
import { compileAsync } from 'sass-embedded';

/** The characters of a `unicode-range`. */
function* charactersOf(range: string): Generator<string> {
  for (const [, from = '', to = from] of range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++) yield String.fromCodePoint(code);
}

/** All characters for which the theme's style sheet asks each font file of the site, by the file's name. */
export async function charactersOfFiles(): Promise<Map<string, Set<string>>> {
  const { css } = await compileAsync(path.resolve(import.meta.dirname, '../src/theme/_fonts.scss'));
  const files = new Map<string, Set<string>>();
  for (const [, face = ''] of css.matchAll(/@font-face\s*{([^}]*)}/g)) {
    const name = /\.cache\/fonts\/([\w-]+)\.woff2/.exec(face)?.[1];
    if (!name) continue;
    const characters = files.get(name) ?? new Set();
    for (const character of charactersOf(/unicode-range:([^;]*)/.exec(face)?.[1] ?? '')) characters.add(character);
    files.set(name, characters);
  }
  return files;
}
