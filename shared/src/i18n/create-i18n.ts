import i18next from 'i18next';
import { getLanguage, type LanguageCode } from './languages.ts';
import type { I18n } from './instance.ts';
import type { Messages } from '../federation/contract.ts';

/** Messages by language code, then by namespace. */
export type Resources = Partial<Record<LanguageCode, Record<string, Messages>>>;

/**
 * One i18next instance: on the server one for each set of remote versions, cloned for each request. A browser tab has what
 * `createBrowserI18n` makes. Languages inside are standard tags (`el`), because plural rules and `Intl` want them.
 */
export function createI18n(code: LanguageCode, resources: Resources): I18n {
  // A copy: what is added later belongs to this instance alone.
  const byTag = Object.fromEntries(
    Object.entries(resources).map(([key, namespaces]) => [getLanguage(key).tag, { ...namespaces }]),
  );
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: getLanguage(code).tag,
    // A missing key is a failed test, never a message in another language.
    fallbackLng: false,
    initAsync: false,
    resources: byTag,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}
