import { addressIn } from '@sahra/shared/i18n/address-in';
import { getLanguage, languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** The path of a page in one language. */
export interface LanguageAddress {
  readonly language: LanguageCode;
  readonly path: string;
  /** ISO time of its last change in this language, where it is known. */
  readonly updatedAt?: string | undefined;
}

/** The same path in every language. */
export const inEveryLanguage = (path: string): LanguageAddress[] =>
  languageCodes.map((language) => ({ language, path }));

/** The addresses of a page in each language that it has, and the default for readers of other languages: its first one. */
export function alternatesOf(origin: string, addresses: readonly LanguageAddress[]): Alternate[] {
  const all = addresses.map(({ language, path }) => ({
    hreflang: getLanguage(language).tag,
    href: origin + addressIn(path, language),
  }));
  return [...all, ...all.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
