import { normalize, withoutArticle } from '@sahra/shared/normalize';

const wordsOf = (text: string) => normalize(text).split(' ').filter(Boolean).map(withoutArticle);

/** Does a text hold every word of a query, or a word that begins with it? Arabic letters are folded, articles do not count. */
export function isFound(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
