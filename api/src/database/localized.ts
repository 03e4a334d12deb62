import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';

/** A text in some of the site's languages; Arabic is always there, and English in all that the demo has. */
export type Localized = { ar: string } & Partial<Record<LanguageCode, string>>;

/** A localized text after the choice: what is shown, and the language it is in. */
export interface PickedText {
  text: string;
  language: LanguageCode;
}

/** The text in the language asked for, else in English, else in Arabic. */
export function pickText(localized: Localized, asked: LanguageCode): PickedText {
  const language = ([asked, 'en', 'ar'] as const).find((code) => localized[code]) ?? 'ar';
  return { text: localized[language] ?? '', language };
}

/** `pickText` where it does not matter which language it became. */
export const textIn = (localized: Localized, asked: LanguageCode): string => pickText(localized, asked).text;

/** Every text of all languages, for the search index. */
export const allTexts = (localized: Localized): string[] => languageCodes.flatMap((code) => localized[code] ?? []);

/** `textIn` done by the database: of five languages only one is sent. For long lists. */
export const selectText = (column: AnyPgColumn, asked: LanguageCode): SQL<string> =>
  sql<string>`coalesce(nullif(${column} ->> ${asked}::text, ''), ${column} ->> 'en', ${column} ->> 'ar')`;
