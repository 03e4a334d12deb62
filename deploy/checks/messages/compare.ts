import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Finding } from '../finding.ts';
import { formsByKey, messagesFile, pluralCategories, variablesOf, type Catalog } from './catalog.ts';

type Forms = ReadonlyMap<string, string>;

/** Latin words that an Arabic text may hold: names, and what is printed on keys and devices. */
const latinInArabic = new Set([
  'Sahra',
  'HLS',
  'HD',
  'Esc',
  'Space',
  'Enter',
  'Tab',
  'Shift',
  'Ctrl',
  'Alt',
  'PDF',
  'SKU',
  'XS',
  'XL',
  'XXL',
]);
const arabicNames = ['سهرة'];

const tagsOf = (text: string) =>
  [...text.matchAll(/<\/?[\w-]+\s*\/?>/g)]
    .map(([tag]) => tag)
    .sort()
    .join('');
/** What a reader sees: without variables, tags and nested messages. */
const wordsOnly = (text: string) => text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, ' ');
const all = (forms: Forms) => new Set([...forms.values()].flatMap((text) => [...variablesOf(text)]));
const list = (names: Iterable<string>) => [...names].sort().join(', ');

function scriptFault(text: string, code: LanguageCode): string | undefined {
  const words = wordsOnly(text);
  if (code === 'ar') {
    const latin = (words.match(/\p{Script=Latin}{2,}/gu) ?? []).filter((word) => !latinInArabic.has(word));
    return latin.length ? `Latin words in Arabic: ${list(latin)}` : undefined;
  }
  const withoutNames = arabicNames.reduce((rest, name) => rest.replaceAll(name, ''), words);
  if (/\p{Script=Arabic}/u.test(withoutNames)) return 'Arabic letters';
  const isEnglish =
    code === 'gr' && !/\p{Script=Greek}/u.test(words) && (words.match(/\p{Script=Latin}{3,}/gu) ?? []).length > 1;
  return isEnglish ? 'not translated to Greek' : undefined;
}

function pluralFault(forms: Forms, code: LanguageCode): string | undefined {
  if (forms.has('')) return 'is a plain text, but a plural in English';
  const wanted = pluralCategories(code);
  const missing = wanted.filter((category) => !forms.has(category));
  const extra = [...forms.keys()].filter((category) => !wanted.includes(category));
  if (missing.length) return `plural forms are missing: ${list(missing)}`;
  return extra.length ? `the language has no plural forms ${list(extra)}` : undefined;
}

/** Faults of one key in one language, beside the English forms of the same key. */
function* faultsOf(forms: Forms, english: Forms, code: LanguageCode): Generator<string> {
  const isPlural = !english.has('');
  if (!isPlural && !forms.has('')) yield 'is a plural, but a plain text in English';
  const plural = isPlural ? pluralFault(forms, code) : undefined;
  if (plural) yield plural;
  const known = all(english);
  for (const [form, text] of forms) {
    const name = form ? `_${form}: ` : '';
    const variables = variablesOf(text);
    const unknown = [...variables].filter((variable) => !known.has(variable));
    // "One film" need not say the number, as it is or written in the language's own way.
    const isNumber = (variable: string) => isPlural && (variable === 'count' || variable === 'number');
    const missing = [...known].filter((variable) => !variables.has(variable) && !isNumber(variable));
    if (unknown.length) yield `${name}has {{${list(unknown)}}}, English does not`;
    if (missing.length) yield `${name}lacks {{${list(missing)}}}`;
    const model = english.get(form) ?? english.get('other') ?? '';
    if (tagsOf(text) !== tagsOf(model)) yield `${name}has other tags than English`;
    const script = scriptFault(text, code);
    if (script) yield `${name}${script}`;
  }
}

/** The same keys, variables and tags in every language, plural forms by each language's own rules, letters of its own script. */
export function compareLanguages({ folder, texts }: Catalog): Finding[] {
  const english = formsByKey(texts.en);
  return languageCodes.flatMap((code) => {
    const file = messagesFile(folder, code);
    const here = formsByKey(texts[code]);
    const missing = [...english.keys()]
      .filter((key) => !here.has(key))
      .map((key) => ({ file, text: `${key}: is missing` }));
    const found = [...here].flatMap(([key, forms]) => {
      const model = english.get(key);
      if (!model) return [{ file, text: `${key}: is not in English` }];
      return [...faultsOf(forms, model, code)].map((text) => ({ file, text: `${key}: ${text}` }));
    });
    return [...missing, ...found];
  });
}
