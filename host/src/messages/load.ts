import type { Messages } from '@sahra/shared/federation/contract';
import type { LanguageCode } from '@sahra/shared/i18n/languages';

const loaders: Record<LanguageCode, () => Promise<{ messages: Record<'common' | 'host', Messages> }>> = {
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  gr: () => import('./gr.ts'),
};

/** The host's own messages of one language, and those that all parts share: one file. */
export const loadHostMessages = async (code: LanguageCode) => (await loaders[code]()).messages;
