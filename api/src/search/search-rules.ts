import { normalize, withoutArticle } from '@sahra/shared/normalize';

/** More words than anybody needs; each costs a look-up. */
const MAX_WORDS = 8;

/** The words that are looked for, in the form in which words are stored. */
export const wordsOf = (q: string): string[] =>
  [...new Set(normalize(q).split(' ').filter(Boolean).map(withoutArticle))].slice(0, MAX_WORDS);

/**
 * The query in PostgreSQL's language: every word must begin a word of the document; where a word has other spellings, one of
 * them must. Normalized words are letters and digits only, so that nothing in them can be an operator.
 */
export const toTsQuery = (words: readonly (readonly string[])[]): string =>
  words.map((spellings) => `(${spellings.map((word) => `'${word}':*`).join(' | ')})`).join(' & ');
