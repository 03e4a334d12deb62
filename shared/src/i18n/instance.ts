import i18next, { type i18n as I18n } from 'i18next';
import { findLanguage, getLanguage, initialLanguage, type LanguageCode } from './languages.ts';
import type { Messages } from '../federation/contract.ts';

export type { I18n };

/** Messages by language code, then by namespace. */
export type Resources = Partial<Record<LanguageCode, Record<string, Messages>>>;

/**
 * One i18next instance: one in a browser tab; on the server one for each set of remote versions, cloned for each
 * request. Languages inside are standard tags (`el`), because plural rules and `Intl` want them.
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

/** Adds a namespace's messages of one language. */
export function addMessages(i18n: I18n, code: LanguageCode, namespace: string, messages: Messages): void {
  i18n.addResourceBundle(getLanguage(code).tag, namespace, messages, true, true);
}

export const languageOf = (i18n: I18n) => findLanguage(i18n.language) ?? getLanguage(initialLanguage);
