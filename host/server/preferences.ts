import { findLanguage, initialLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { isScheme, schemes, type Scheme } from '@sahra/shared/stores/theme';
import { cookieNames } from '../src/preferences.ts';

export interface Preferences {
  language: LanguageCode;
  scheme: Scheme;
  /** The URL chose the language: the cookie is to follow. */
  isLanguageFromUrl: boolean;
}

/** Value of one cookie in a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** `?lang=` decides, then the cookie, then Arabic, whatever the browser says of itself. */
export function preferencesOf(url: URL, cookies: string | undefined): Preferences {
  const fromUrl = findLanguage(url.searchParams.get('lang'));
  const fromCookie = findLanguage(cookieValue(cookies, cookieNames.language));
  const scheme = cookieValue(cookies, cookieNames.scheme);
  return {
    language: (fromUrl ?? fromCookie)?.code ?? initialLanguage,
    scheme: isScheme(scheme) ? scheme : schemes[0],
    isLanguageFromUrl: fromUrl !== undefined && fromUrl !== fromCookie,
  };
}
