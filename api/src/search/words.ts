import { normalize, withoutArticle } from '@sahra/shared/normalize';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { wordsIn } from '../database/words-in.ts';

/** More words than anybody needs; each costs a look-up. */
const MAX_WORDS = 8;

/** The words that are looked for, in the form in which words are stored. */
export const wordsOf = (q: string): string[] =>
  [...new Set(normalize(q).split(' ').filter(Boolean).map(withoutArticle))].slice(0, MAX_WORDS);

/** Each word of these texts once, in the form in which words are stored: with its Arabic article and without it, because people leave it out. */
export const storedWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => normalize(text).split(' ')).flatMap((word) => [word, withoutArticle(word)]))]
    .join(' ')
    .trim();

/**
 * The query in PostgreSQL's language: every word must begin a word of the document; where a word has other spellings, one of
 * them must. Normalized words are letters and digits only, so that nothing in them can be an operator.
 */
export const toTsQuery = (words: readonly (readonly string[])[]): string =>
  words.map((spellings) => `(${spellings.map((word) => `'${word}':*`).join(' | ')})`).join(' & ');

/** Whether a column of stored words has every word of `q`. Nothing has the words of a text without any. */
export function hasWordsOf(column: PgColumn, q: string): SQL {
  const words = wordsOf(q);
  if (words.length === 0) return sql`false`;
  return sql`${wordsIn(column)} @@ to_tsquery('simple', ${toTsQuery(words.map((word) => [word]))})`;
}
