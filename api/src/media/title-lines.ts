import type { Outline } from '@sahra/shared/server/outlined-text';

/** How a title is set: its lines, and their size in pixels. */
export interface TitleLines {
  readonly lines: readonly Outline[];
  readonly size: number;
}

interface Room {
  readonly width: number;
  /** The largest first. A size is taken where the title fits on so many lines of it. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const lettersOf = (word: string): string[] => [...graphemes.segment(word)].map(({ segment }) => segment);
const widthOf = ({ box }: Outline) => box.maxX - box.minX;

/**
 * A title as it may be lettered: on one line, without characters that turn others around or hide, and with no more marks over a letter
 * than any script needs. Joiners stay: some scripts are written with them.
 */
export const tidyTitle = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[^\S ]|\p{Cc}/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();

/** Sets a title as large as there is room for; where the smallest size is too large, words are broken, and at last the rest is left out. */
export function setTitle(title: string, outline: (line: string) => Outline, { width, sizes }: Room): TitleLines {
  const fitsIn = (share: number) => (line: string, size: number) => widthOf(outline(line)) * size <= width * share;
  const fits = fitsIn(1);

  /** On as many lines, but none of them much shorter than the others. */
  function balanced(words: readonly string[], size: number, lines: readonly string[]): readonly string[] {
    for (let share = 0.4; lines.length > 1 && share < 1; share += 0.06) {
      const narrower = fitsIn(share);
      if (!words.every((word) => narrower(word, size))) continue;
      const tried = wrapped(words, size, narrower);
      if (tried.length === lines.length) return tried;
    }
    return lines;
  }

  /** As many pieces of a word as it needs. */
  function broken(word: string, size: number): string[] {
    if (fits(word, size)) return [word];
    const pieces: string[] = [];
    for (const letter of lettersOf(word)) {
      const longer = (pieces.at(-1) ?? '') + letter;
      if (pieces.length > 0 && fits(longer, size)) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  /** Lines of whole words; each as full as it can be. */
  function wrapped(words: readonly string[], size: number, fitsLine = fits): string[] {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && fitsLine(longer, size)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  function shortened(line: string, size: number): string {
    const letters = lettersOf(line);
    while (letters.length > 0 && !fits(letters.join('').trimEnd() + ELLIPSIS, size)) letters.pop();
    return letters.join('').trimEnd() + ELLIPSIS;
  }

  const words = title.split(' ').filter((word) => word !== '');
  for (const { size, lines: most } of sizes) {
    if (!words.every((word) => fits(word, size))) continue;
    const lines = wrapped(words, size);
    if (lines.length <= most) return { lines: balanced(words, size, lines).map(outline), size };
  }
  const { size = 0, lines: most = 0 } = sizes.at(-1) ?? {};
  const all = wrapped(
    words.flatMap((word) => broken(word, size)),
    size,
  );
  const shown = all.slice(0, most);
  const last = shown.at(-1);
  if (all.length > most && last !== undefined) shown[most - 1] = shortened(last, size);
  return { lines: shown.map(outline), size };
}
