/**
 * One row a language; every other part of the site asks this table. `country` is where most of those live who read the site in it:
 * what numbers and addresses begin with that do not say theirs.
 */
export const languages = [
  { code: 'ar', tag: 'ar', name: 'العربية', dir: 'rtl', intl: 'ar-EG-u-nu-latn', country: 'EG' },
  { code: 'en', tag: 'en', name: 'English', dir: 'ltr', intl: 'en-GB', country: 'EG' },
  { code: 'de', tag: 'de', name: 'Deutsch', dir: 'ltr', intl: 'de-DE', country: 'DE' },
  { code: 'fr', tag: 'fr', name: 'Français', dir: 'ltr', intl: 'fr-FR', country: 'FR' },
  // `gr` is the product's code for Greek; every standard wants `el`.
  { code: 'gr', tag: 'el', name: 'Ελληνικά', dir: 'ltr', intl: 'el-GR', country: 'GR' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const languageCodes = languages.map((language) => language.code);
export const initialLanguage: LanguageCode = 'ar';

/** The row of a code or tag (`gr`, `el`, `de-AT`); undefined where the site does not support it. */
export function findLanguage(codeOrTag: string | null | undefined): Language | undefined {
  const wanted = codeOrTag?.toLowerCase().split('-')[0];
  return languages.find((language) => language.code === wanted || language.tag === wanted);
}

/** The row of a code or tag, Arabic where it is unknown. */
export const getLanguage = (codeOrTag: string | null | undefined): Language => findLanguage(codeOrTag) ?? languages[0];
