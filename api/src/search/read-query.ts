import type { Database } from '../database/connect.ts';
import { inOtherLayout } from './keyboard.ts';
import { skeletonOf } from './skeleton.ts';
import { findReadings, findSpellings, type Reading } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Nothing longer is a word that somebody spelled otherwise. */
const LONGEST = 32;

/** What somebody looks for. */
export interface ReadQuery {
  /** The words, as they were meant. */
  readonly words: readonly string[];
  /** What the words may stand for. */
  readonly readings: readonly Reading[];
  /** The text, as it was meant; undefined where it is what was typed. */
  readonly corrected: string | undefined;
}

const isKnown = (at: number, readings: readonly Reading[]): boolean =>
  readings.some((reading) => reading.at === at && reading.likeness !== 'sound' && reading.likeness !== 'typo');

/** What is typed with the keyboard in another language makes words that nobody knows; in the right one all are known, one of them not by chance. */
const isMeant = (words: readonly string[], readings: readonly Reading[]): boolean =>
  words.some((word) => word.length > 2) && words.every((_, at) => isKnown(at, readings));

/** Only the last word may be unfinished, where a word is known as it is. */
const isFinished = (readings: readonly Reading[], last: number) => (reading: Reading) =>
  reading.likeness !== 'prefix' ||
  reading.at === last ||
  !readings.some(({ at, likeness }) => at === reading.at && likeness === 'exact');

const scriptOf = (word: string): string =>
  ['Arabic', 'Greek', 'Latin'].find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word)) ?? '';

/** Words of the same script that sound alike must look alike too. */
const isLikely = (word: string, { likeness, similarity, ...known }: Reading): boolean =>
  likeness !== 'sound' || scriptOf(known.word) !== scriptOf(word) || (similarity ?? 0) >= 0.3;

/** The text with its unknown words as they are spelled; undefined where only the script is another one. */
function correct(words: readonly string[], readings: readonly Reading[]): string | undefined {
  let isOther = false;
  const spelled = words.map((word, at) => {
    const spellings = readings.filter((reading) => reading.at === at && scriptOf(reading.word) === scriptOf(word));
    const [first] = spellings.toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0));
    if (!first || isKnown(at, readings)) return word;
    isOther = true;
    return first.written;
  });
  return isOther ? spelled.join(' ') : undefined;
}

/** Understands what was typed, by the words that there are. */
export async function readQuery(database: Database, q: string): Promise<ReadQuery> {
  const words = wordsOf(q);
  const swapped = inOtherLayout(q).map((text) => ({ text, words: wordsOf(text) }));
  const offsets = swapped.map(
    (_, index) => words.length + swapped.slice(0, index).flatMap((other) => other.words).length,
  );
  const all = await findReadings(database, [words, ...swapped.map((other) => other.words)].flat());
  const partOf = (from: number, length: number) => {
    const part = all.flatMap((reading) =>
      reading.at >= from && reading.at < from + length ? [{ ...reading, at: reading.at - from }] : [],
    );
    return part.filter(isFinished(part, length - 1));
  };
  const typed = partOf(0, words.length);
  if (!words.every((_, at) => isKnown(at, typed)))
    for (const [index, other] of swapped.entries()) {
      const readings = partOf(offsets[index] ?? 0, other.words.length);
      if (isMeant(other.words, readings))
        return {
          words: other.words,
          readings: readings.filter(({ likeness }) => likeness !== 'sound'),
          corrected: other.text,
        };
    }
  const hasSound = (at: number) => sounds.some((reading) => reading.at === at && skeletonOf(reading.word).length > 2);
  // By its sound is read only what nobody spells so, and by its letters what sounds like nothing.
  const sounds = typed.filter(
    (reading) =>
      reading.likeness === 'sound' && !isKnown(reading.at, typed) && isLikely(words[reading.at] ?? '', reading),
  );
  const unknown = words.flatMap((word, at) =>
    isKnown(at, typed) || hasSound(at) || word.length > LONGEST ? [] : [{ at, word }],
  );
  const spellings = unknown.length > 0 ? await findSpellings(database, unknown) : [];
  const readings = [...typed.filter(({ likeness }) => likeness !== 'sound'), ...sounds, ...spellings];
  return { words, readings, corrected: correct(words, readings) };
}
