import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@sahra/shared/i18n/languages';

/** Where the names of things are, a table for each language. */
export const wordingFile = 'docs/wording.md';

/** What one language calls a thing. */
export interface Naming {
  thing: string;
  name: string;
  /** Words that must not stand for it; `*` is any letters. */
  not: readonly string[];
}

const list = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The names of things by language, as `docs/wording.md` has them. */
export function readGlossary(root: string): ReadonlyMap<LanguageCode, readonly Naming[]> {
  const sections = readFileSync(path.join(root, wordingFile), 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const code = /^.*\(`(\w+)`\)$/m.exec(section)?.[1] as LanguageCode;
      const rows = [...section.matchAll(/^\| (?!thing \||---)([^|]+) \| ([^|]+) \|([^|]*)\|$/gm)];
      return [code, rows.map(([, thing = '', name = '', not = '']) => ({ thing, name, not: list(not) }))];
    }),
  );
}

/** Vowel signs, which a word may have or not. */
const vowels = /[\u064B-\u0652]/g;
const wordCharacter = String.raw`[\p{L}\p{M}\p{N}]`;

const escaped = (sign: string) => sign.replace(/[.+?^${}()|[\]\\]/, String.raw`\$&`);

/** Finds a word of the last column; one in small letters is found with a capital too. */
function expressionFor(word: string): RegExp {
  const [first = '', ...others] = [...word.replaceAll(vowels, '')];
  const start = /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]` : escaped(first);
  const rest = others.map((sign) => (sign === '*' ? String.raw`[\p{L}\p{M}]*` : escaped(sign))).join('');
  return new RegExp(`(?<!${wordCharacter}|-)${start}${rest}(?!${wordCharacter})`, 'u');
}

/** What is wrong with the words of texts in one language. */
export function glossaryRule(namings: readonly Naming[]): (text: string) => string[] {
  const words = namings.flatMap(({ name, not }) => not.map((word) => ({ name, expression: expressionFor(word) })));
  return (text) => {
    const bare = text.replaceAll(vowels, '');
    return words.flatMap(({ name, expression }) => {
      const found = expression.exec(bare)?.[0];
      return found ? [`"${found}" is called: ${name}`] : [];
    });
  };
}
