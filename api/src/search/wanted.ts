import type { SearchType } from '@sahra/shared/schemas/search';
import type { Counts, Reading } from './vocabulary.ts';

/** What entries are looked for by. */
export interface Wanted {
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
  /** How many of the words an entry must have. */
  readonly least: number;
  readonly types: readonly SearchType[];
  /** How many entries of each type there are. */
  readonly sizes: Counts;
  /** `genre=comedy`: entries must have each of them. */
  readonly facets: readonly string[];
  /** Genres that the words name. */
  readonly genres: readonly string[];
}

/** A word in PostgreSQL's language. Words come from the table of words, and are letters and digits only. */
export const lexeme = (word: string): string => `'${word}'`;
export const anyOf = (words: readonly string[]): string => `(${[...new Set(words)].map(lexeme).join(' | ')})`;

/** Every way to choose `count` of some things. */
export function choicesOf<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, index) =>
    choicesOf(things.slice(index + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}

/** What must be in an entry; undefined where nothing can be. */
export function conditionOf({ words, readings, least, facets }: Wanted): string | undefined {
  const known = words.flatMap((_, at) => {
    const mine = readings.filter((reading) => reading.at === at).map(({ word }) => word);
    return mine.length > 0 ? [anyOf(mine)] : [];
  });
  if (known.length < least || least < 1) return undefined;
  const choices = choicesOf(known, least).map((choice) => `(${choice.join(' & ')})`);
  return [`(${choices.join(' | ')})`, ...facets.map(lexeme)].join(' & ');
}
