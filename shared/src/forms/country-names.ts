import { formatName, languageOf, type AppInstance } from '@sahra/shared/facade';
import { countryCodes } from '@sahra/shared/form-rules/countries';

export interface Country {
  code: string;
  name: string;
}

/**
 * The countries by their names, in the order of the current language. Only loaders ask: servers and browsers may
 * know different names, and a page must not differ from what the server sent.
 */
export function countriesIn({ i18n }: Pick<AppInstance, 'i18n'>): Country[] {
  const { code: language, intl } = languageOf(i18n);
  const { compare } = new Intl.Collator(intl);
  return countryCodes
    .map((code) => ({ code, name: formatName('region', code, language) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}
