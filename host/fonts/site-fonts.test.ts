import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { charactersOfFiles } from './characters.ts';
import { cutFont } from './site-fonts.ts';
import { sources } from './sources.ts';

let characters: Awaited<ReturnType<typeof charactersOfFiles>>;
beforeAll(async () => {
  characters = await charactersOfFiles();
});
const cut = (name: string) => cutFont(name, characters.get(name) ?? []);

it('Each file that the style sheet names is cut out of a font, and no other', () => {
  expect([...characters.keys()].sort()).toEqual(Object.keys(sources).sort());
});

it('A font is cut into the same bytes each time', async () => {
  const [one, other] = [await cut('display-signs'), await cut('display-signs')];
  expect(one.equals(other)).toBe(true);
});

it('A page in Arabic, with digits and signs, needs less than 50 kB of fonts', async () => {
  const files = await Promise.all(['text-arabic', 'text-signs', 'display-arabic', 'display-signs'].map(cut));
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(50_000);
});

it('Sizes are written with what each page in Arabic has', () => {
  expect([...'SMLXL'].filter((letter) => !characters.get('text-signs')?.has(letter))).toEqual([]);
});

it('All that the host says in Arabic is in the files of Arabic pages', async () => {
  const messages = await readFile(path.resolve(import.meta.dirname, '../src/messages/ar.json'), 'utf8');
  for (const face of ['text', 'display']) {
    const files = ['arabic', 'signs', 'letters'].map((script) => characters.get(`${face}-${script}`));
    expect([...messages].filter((sign) => sign !== '\n' && !files.some((file) => file?.has(sign)))).toEqual([]);
  }
});
