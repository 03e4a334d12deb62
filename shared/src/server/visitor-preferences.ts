import { findLanguage, initialLanguage, type LanguageCode } from '../i18n/languages.ts';
import { cookies as siteCookies } from '../privacy/cookies.ts';
import { defaultTheme, findDirection, findScheme, type ThemeChoice } from '../theme/choices.ts';
import { cookieValue } from './cookie-value.ts';

export interface Preferences {
  language: LanguageCode;
  theme: ThemeChoice;
  /** The URL chose the language: the cookie is to follow. */
  isLanguageFromUrl: boolean;
  /** What the URL chose of the theme: the cookies are to follow, and what the browser has kept does not count. */
  chosenTheme: Partial<ThemeChoice>;
}

/** Scheme and direction by their names; what is unknown is left out. */
function themeOf(valueOf: (name: keyof ThemeChoice) => string | null | undefined): Partial<ThemeChoice> {
  const scheme = findScheme(valueOf('scheme'));
  const direction = findDirection(valueOf('direction'));
  return { ...(scheme && { scheme }), ...(direction && { direction }) };
}

/** `?lang=`, `?scheme=` and `?direction=` decide, then the cookies, then Arabic and the default theme, whatever the browser says of itself. */
export function preferencesOf(url: URL, cookies: string | undefined): Preferences {
  const fromUrl = findLanguage(url.searchParams.get('lang'));
  const fromCookie = findLanguage(cookieValue(cookies, siteCookies.language.name));
  const chosenTheme = themeOf((name) => url.searchParams.get(name));
  const { scheme, direction } = {
    ...defaultTheme,
    ...themeOf((name) => cookieValue(cookies, siteCookies[name].name)),
    ...chosenTheme,
  };
  return {
    language: (fromUrl ?? fromCookie)?.code ?? initialLanguage,
    theme: { scheme, direction },
    isLanguageFromUrl: fromUrl !== undefined && fromUrl !== fromCookie,
    chosenTheme,
  };
}
