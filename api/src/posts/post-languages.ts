import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { posts, postTranslations } from '../database/blog-tables.ts';

/** In which order a post is looked for: the language asked for, English, Arabic, then any. */
export const preferenceOf = (asked: LanguageCode): LanguageCode[] => [
  ...new Set<LanguageCode>([asked, 'en', 'ar', ...languageCodes]),
];

/** The one of these translations that is shown to somebody who asks for a language; undefined where there is none. */
export function pickTranslation<Translation extends { readonly language: LanguageCode }>(
  translations: readonly Translation[],
  asked: LanguageCode,
): Translation | undefined {
  for (const code of preferenceOf(asked)) {
    const found = translations.find(({ language }) => language === code);
    if (found) return found;
  }
  return undefined;
}

/** Nothing else of a post is for visitors. */
export const isPublished = eq(postTranslations.state, 'published');

/** A text that is shown to who has a link to it, whatever its state. */
export interface Preview {
  readonly postId: number;
  readonly language: LanguageCode;
}

/** What is shown: what is published, and the text that a preview is of. */
export const isShownWith = (preview: Preview | undefined): SQL | undefined =>
  preview
    ? or(isPublished, and(eq(postTranslations.postId, preview.postId), eq(postTranslations.language, preview.language)))
    : isPublished;

/** The place of a language among those in which somebody wants to read, for `order by`. */
export const placeOf = (language: PgColumn, asked: LanguageCode): SQL =>
  sql`array_position(${sql.param(preferenceOf(asked))}::text[], ${language})`;

/** A column of the translation that is shown, done by the database; null where a post is published in no language. */
const selectShown = (column: PgColumn, asked: LanguageCode): SQL<string | null> => sql<string | null>`(
  select ${column} from ${postTranslations}
  where ${and(eq(postTranslations.postId, posts.id), isPublished)} order by ${placeOf(postTranslations.language, asked)} limit 1)`;

/** What a post is called. */
export const selectTitle = (asked: LanguageCode) => selectShown(postTranslations.title, asked);

/** The end of a post's address. */
export const selectSlug = (asked: LanguageCode) => selectShown(postTranslations.slug, asked);
