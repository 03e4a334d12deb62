import type { i18n as I18n } from 'i18next';
import { findLanguage, getLanguage, initialLanguage, type LanguageCode } from './languages.ts';
import type { Messages } from '../federation/contract.ts';

export type { I18n };

/** Adds a namespace's messages of one language. */
export function addMessages(i18n: I18n, code: LanguageCode, namespace: string, messages: Messages): void {
  i18n.addResourceBundle(getLanguage(code).tag, namespace, messages, true, true);
}

export const languageOf = (i18n: I18n) => findLanguage(i18n.language) ?? getLanguage(initialLanguage);
