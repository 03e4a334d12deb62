import type { TextMarks } from '@sahra/shared/schemas/blog';
import { standingWords } from './words.ts';

/** Words as they are stored, with which of the typed words each stands for. */
export type Sought = ReadonlyMap<string, number>;

/** Words before the first one that is marked, and in all. */
const BEFORE = 8;
const WORDS = 40;
/** UTF-16 units, so that words without end fill no page; one word that is longer is cut. */
const LENGTH = 260;
/** As many hits of a paragraph as are compared. */
const MOST_HITS = 100;
const ELLIPSIS = '…';

interface PickedPassage {
  readonly text: string;
  readonly marks: TextMarks;
  /** How many of the typed words it has. */
  readonly found: number;
}

/** Which typed word a stored one stands for, in whichever of its forms. */
function placeOf(word: string, sought: Sought): number | undefined {
  if (!word.includes('/')) return sought.get(word);
  for (const form of word.split('/')) {
    const at = sought.get(form);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** The line and the word in it from where on most of the typed words are near each other; the first of several. */
function findBest(words: string, sought: Sought) {
  let best = { line: 0, word: 0, found: 0 };
  for (const [line, ofLine] of words.split('\n').entries()) {
    const hits = ofLine.split(' ').flatMap((word, index) => {
      const at = placeOf(word, sought);
      return at === undefined ? [] : [{ index, at }];
    });
    // In a paragraph without end the first ones are enough.
    const first = hits.slice(0, MOST_HITS);
    for (const { index } of first) {
      const near = first.filter((hit) => hit.index >= index && hit.index < index + WORDS - BEFORE);
      const found = new Set(near.map(({ at }) => at)).size;
      if (found > best.found) best = { line, word: index, found };
    }
  }
  return best;
}

/** The piece of a line from one of its words on, cut between words, with marks on what was sought. */
function cut(line: string, word: number, sought: Sought): Omit<PickedPassage, 'found'> {
  const standing = standingWords(line);
  const first = standing[word];
  if (!first) return { text: '', marks: [] };
  let start = word;
  while (start > 0 && word - start < BEFORE && first.to - (standing[start - 1]?.from ?? 0) <= LENGTH / 2) start -= 1;
  const from = standing[start]?.from ?? 0;
  let end = word;
  while (end + 1 < standing.length && end + 1 - start < WORDS && (standing[end + 1]?.to ?? 0) - from <= LENGTH)
    end += 1;
  const to = standing[end]?.to ?? line.length;
  // What stands around the words of a whole line belongs to it: quotation marks, full stops.
  const begin = start === 0 && from <= 3 ? 0 : from;
  const finish = end === standing.length - 1 && line.length - to <= 3 ? line.length : to;
  const piece = line.slice(begin, finish);
  // A pair of surrogates stays whole.
  const text = piece.length > 2 * LENGTH ? piece.slice(0, LENGTH).replace(/[\uD800-\uDBFF]$/, '') : piece;
  const lead = begin > 0 ? `${ELLIPSIS} ` : '';
  const marks = standing
    .slice(start, end + 1)
    .flatMap(({ from: at, to: until, forms }) =>
      forms.some((form) => sought.has(form.word)) && at - begin < text.length
        ? [{ from: lead.length + at - begin, to: lead.length + Math.min(until - begin, text.length) }]
        : [],
    );
  return { text: `${lead}${text}${begin + text.length < line.length ? ` ${ELLIPSIS}` : ''}`, marks };
}

/** The piece of a stored text that has most of what was sought; undefined where it has none of it. */
export function pickPassage(
  { text, words }: { readonly text: string; readonly words: string },
  sought: Sought,
): PickedPassage | undefined {
  const { line, word, found } = findBest(words, sought);
  return found === 0 ? undefined : { ...cut(text.split('\n')[line] ?? '', word, sought), found };
}
