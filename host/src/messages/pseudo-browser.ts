import type { LanguageCode } from '@sahra/shared/facade';
import { createI18n, type I18n } from '@sahra/shared/host-runtime';
import { pseudoOf } from './pseudo-locale.ts';

/** For a browser: with i18next, which has what is done to each message, and which no other page loads. */
export const createPseudoI18n = (code: LanguageCode): I18n => pseudoOf(createI18n(code, {}));
