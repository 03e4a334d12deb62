import { normalize } from '@sahra/shared/normalize';
import { heldWords } from './held-words.ts';

/** Letters that look like another one of the same word: Cyrillic and Greek among Latin ones, Persian and Urdu among Arabic ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i' },
  ...{ ѕ: 's', ј: 'j', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i' },
  ...{ گ: 'ك', ڪ: 'ك', پ: 'ب', چ: 'ج', ژ: 'ز', ڤ: 'ف', ھ: 'ه', ہ: 'ه', ە: 'ه', ې: 'ي', ے: 'ي' },
};
/** Digits and signs that people write for a letter of Latin words. */
const disguises: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '*': '' },
};

const replaceBy = (text: string, table: Readonly<Record<string, string>>) =>
  text.replace(/./gsu, (letter) => table[letter] ?? letter);
/** Nobody sees them: an elongation or a joiner in a word leaves it that word. */
const unseen = /[\p{Cf}\p{M}\u0640]/gu;
const fold = (text: string) => normalize(text.normalize('NFKC').replace(unseen, ''));

/** Each letter of a word as often as in it, or more often: `kazinooo` is `kazino`, but `as` is not `ass`. */
const stretched = (word: string) =>
  word.replace(/(\p{L}|\p{N})\1*/gu, (run, letter: string) =>
    run.length === 1 ? `${letter}+` : `${letter}{${run.length},}`,
  );

/** A word in all its forms, with what Arabic joins to it; a short one only as it is: what ends in the same way may be another word. */
function patternOf(folded: string): string {
  const body = stretched(folded);
  if (!/\p{Script=Arabic}/u.test(folded)) return `${body}(?:s|es|ed|er|ers|ing)?`;
  const end = folded.length < 4 ? '' : '(?:ه|ك|ي|ها|هم|كم|نا|ين|ون|ات)?';
  return `[وفبلك]?(?:ال|لل)?${body}${end}`;
}

const patterns = heldWords.map((word) => ({ word, pattern: patternOf(replaceBy(fold(word), lookAlikes)) }));
const any = new RegExp(`^(?:${patterns.map(({ pattern }) => pattern).join('|')})$`, 'u');
const each = patterns.map(({ word, pattern }) => ({ word, is: new RegExp(`^(?:${pattern})$`, 'u') }));
/** No held word has more parts. */
const LONGEST = Math.max(...heldWords.map((word) => word.split(' ').length));

/** Words, and neighbours as they stand together: letters that were set apart are one word. */
function candidatesIn(words: readonly string[]): string[] {
  const joined = words
    .join(' ')
    .replace(/(?<![^ ])[^ ](?: [^ ]){2,}(?![^ ])/gu, (letters) => letters.replaceAll(' ', ''));
  const tokens = joined.split(' ');
  const groups = Array.from({ length: LONGEST }, (_, more) =>
    tokens.slice(more).map((_token, at) => tokens.slice(at, at + more + 1).join(' ')),
  );
  return [...words, ...groups.flat()];
}

/** Which words of the list are in a text, however they are spelled, stretched, set apart or disguised. */
export function findHeldWords(text: string): string[] {
  const seen = text.normalize('NFKC').toLowerCase().replace(unseen, '');
  const readings = [
    seen,
    // Of an address or a number with a word in it, the word.
    seen.replace(/\p{N}+/gu, ' '),
    replaceBy(seen, disguises),
  ];
  const candidates = new Set(
    readings.flatMap((reading) => candidatesIn(replaceBy(fold(reading), lookAlikes).split(' '))),
  );
  const hits = [...candidates].filter((candidate) => any.test(candidate));
  return each.filter(({ is }) => hits.some((hit) => is.test(hit))).map(({ word }) => word);
}
