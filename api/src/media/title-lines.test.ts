import type { Outline } from '@sahra/shared/server/outlined-text';
import { expect, it } from 'vitest';
import { setTitle, tidyTitle } from './title-lines.ts';

const written = new Map<Outline, string>();
/** Each letter is as wide as high. */
function outline(line: string): Outline {
  const drawn = { commands: [], box: { minX: 0, minY: 0, maxX: [...line].length, maxY: 1 } };
  written.set(drawn, line);
  return drawn;
}
/** Twenty letters of the large size on a line, forty of the small one. */
function set(title: string) {
  const { lines, size } = setTitle(title, outline, {
    width: 400,
    sizes: [
      { size: 20, lines: 2 },
      { size: 10, lines: 3 },
    ],
  });
  return { size, lines: lines.map((line) => written.get(line)) };
}

it.each([
  ['a short title', 'Four Hundred Silences', 20, ['Four Hundred', 'Silences']],
  ['a longer one', 'The Horn in Minute Sixty-Two, and more', 20, ['The Horn in Minute', 'Sixty-Two, and more']],
  [
    'one that is too long for the large size',
    'The Horn in Minute Sixty-Two, and what came of it',
    10,
    ['The Horn in Minute Sixty-Two,', 'and what came of it'],
  ],
  ['a word that is wider than a line of the large size', 'x'.repeat(30), 10, ['x'.repeat(30)]],
  ['a word of 80 letters', 'x'.repeat(80), 10, ['x'.repeat(40), 'x'.repeat(40)]],
  ['a word that has no room at all', 'x'.repeat(200), 10, ['x'.repeat(40), 'x'.repeat(40), `${'x'.repeat(39)}…`]],
  ['no title', '', 20, []],
])('%s', (_, title, size, lines) => {
  expect(set(title)).toEqual({ size, lines });
});

it('A title that is too long ends with an ellipsis, and no line is wider than there is room', () => {
  const { lines } = set('one two three '.repeat(30));
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect([...(line ?? '')].length).toBeLessThanOrEqual(40);
});

it('Letters are not parted from their marks', () => {
  const { lines } = set('é'.normalize('NFD').repeat(60));
  for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
});

it.each([
  ['line ends and tabs', 'one\ntwo\t three\u2028four', 'one two three four'],
  ['what turns other letters around', '\u202egnp.exe\u202c \u2066x\u2069\u200f', 'gnp.exe x'],
  ['what cannot be seen', 'a\u200bb\u2060c\u0000d\ue000', 'abc d'],
  ['marks upon marks', `a${'\u0301'.repeat(50)}`, 'á\u0301\u0301\u0301'],
  ['joiners', 'می\u200cخواهم', 'می\u200cخواهم'],
])('Of a title is tidied: %s', (_, title, tidy) => {
  expect(tidyTitle(title)).toBe(tidy);
});
