import { normalize, withoutArticle } from '@sahra/shared/normalize';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { wordsIn } from '../database/words-in.ts';

/** More words than anybody needs; each costs a look-up. */
const MAX_WORDS = 8;

/** Words that say nothing where others stand beside them, normalized: articles, and the commonest of what joins words. */
const particles = new Set(
  [
    [
      'ال و في من علي الي عن يا',
      'el al il we wa',
      'the a an of for and in on to with',
      'der die das des ein eine und von',
    ],
    ['le la les l un une du de d et', 'ο η το οι τα του τησ των τον την ενασ μια ενα και στο στη στην'],
  ]
    .flat()
    .flatMap((words) => words.split(' ')),
);

/** The words of a text that are looked for, in the form in which words are stored. */
function meantWords(text: string): string[] {
  const words = normalize(text).split(' ').filter(Boolean);
  const meant = words.filter((word) => !particles.has(word));
  return (meant.length > 0 ? meant : words.slice(-1)).map(withoutArticle);
}

/** The words that are looked for. Single letters say nothing beside words, and nothing beside each other: then the last one counts. */
export function wordsOf(q: string): string[] {
  const words = [...new Set(meantWords(q))];
  const long = words.filter((word) => word.length > 1 || /\d/.test(word));
  return long.length > 0 ? long.slice(0, MAX_WORDS) : words.slice(-1);
}

/** A title as the words of a search for it. */
export const titleOf = (text: string): string => meantWords(text).join(' ');

/** A normalized word, and how a text has it. */
export interface Word {
  readonly word: string;
  readonly written: string;
}

/** The first halves of Arabic names that are written as one word or as two. */
const joined = /^(?:ابو|ابا|ابي|عبد|ابن|بن|ام|بور)$/;

/** A word in the forms in which people look for it: without article and "and", and names that are one word as the two that they are. */
function formsOf({ word, written }: Word): Word[] {
  const bare = withoutArticle(word);
  const forms = [{ word, written }];
  const add = (form: string) => forms.push({ word: form, written: form });
  if (bare !== word) forms.push({ word: bare, written: written.replace(/^(?:وال|ال)/u, '') });
  if (/^و\p{L}{3}/u.test(bare)) add(bare.slice(1));
  const [, first, second] = /^(ابو|عبد|بور)(\p{L}{3,})$/u.exec(bare) ?? [];
  if (first && second) for (const half of [first, second, withoutArticle(second)]) add(half);
  if (word === 'ابا' || word === 'ابي') add('ابو');
  return forms;
}

/** A word where a text has it, with all forms in which it is looked for. */
export interface StandingWord {
  readonly from: number;
  readonly to: number;
  readonly forms: readonly Word[];
}

/** The words of a text, in their order. */
export function standingWords(text: string): StandingWord[] {
  let before = '';
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: written, index: from }) => {
    const forms: Word[] = [];
    for (const word of normalize(written).split(' ').filter(Boolean)) {
      forms.push(...formsOf({ word, written }));
      if (joined.test(before)) forms.push({ word: before + word, written: before + word });
      before = word;
    }
    return { from, to: from + written.length, forms };
  });
}

/** Each word of these texts once, in all its forms. */
export function indexedWords(texts: readonly string[]): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const form of texts.flatMap((text) => standingWords(text).flatMap(({ forms }) => forms)))
    if (!words.has(form.word)) words.set(form.word, form);
  return words;
}

/** Each word of these texts once: with its Arabic article and without it, because people leave it out. */
export const storedWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => normalize(text).split(' ')).flatMap((word) => [word, withoutArticle(word)]))]
    .join(' ')
    .trim();

/**
 * The query in PostgreSQL's language: every word must begin a word of the document. Normalized words are letters and digits
 * only, so that nothing in them can be an operator.
 */
const toTsQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Whether a column of stored words has every word of `q`. Nothing has the words of a text without any. */
export function hasWordsOf(column: PgColumn, q: string): SQL {
  const words = wordsOf(q);
  return words.length === 0 ? sql`false` : sql`${wordsIn(column)} @@ to_tsquery('simple', ${toTsQuery(words)})`;
}
