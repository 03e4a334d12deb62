import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { folded } from './fold.ts';

/** More words than anybody needs; each costs a look-up. */
const MAX_TERMS = 8;

/** The words that somebody looks for. */
export const termsOf = (q: string): string[] => q.split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);

/** A text as a part of a pattern of `like`, in which nothing of it is a wildcard. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a folded text has a word somewhere; an index of trigrams answers it. */
export const hasTerm = (text: SQLWrapper, term: string): SQL =>
  sql`${text} like ${folded(sql`${`%${escapeLike(term)}%`}::text`)}`;

/** Whether a folded text has each word of `q`. Any text has the words of an empty one. */
export const hasAllTerms = (text: SQLWrapper, q: string): SQL | undefined =>
  and(...termsOf(q).map((term) => hasTerm(text, term)));
