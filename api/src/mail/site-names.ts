import type { LanguageCode } from '@sahra/shared/i18n/languages';

/** What the site calls itself. */
export const siteNames: Readonly<Record<LanguageCode, string>> = { ar: 'سهرة', en: 'Sahra', de: 'Sahra', fr: 'Sahra', gr: 'Sahra' };
