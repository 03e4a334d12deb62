import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { asc } from 'drizzle-orm';
import { authors } from '../../database/blog-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { PostContents } from '../post-contents.ts';
import type { WrittenTranslation } from '../post-translations.ts';

/** A moment after everything that the demo has. */
export const after = new Date('2026-12-01T10:00:00Z');

/** A translation of a post for tests; published, if nothing else is said. */
export const translationOf = (
  language: LanguageCode,
  slug: string,
  more: Partial<WrittenTranslation> = {},
): WrittenTranslation => ({
  ...{ language, slug, state: 'published', publishedAt: after, title: `Title ${slug}`, excerpt: `Excerpt ${slug}` },
  blocks: [{ kind: 'paragraph', text: [{ text: `Text of ${slug}` }] }],
  ...more,
});

/** A post for tests, as it is written: in English only, filed nowhere, if nothing else is said. */
export async function writtenPost(
  database: Database,
  slug: string,
  more: Partial<PostContents> = {},
): Promise<PostContents> {
  const [author] = await database.select({ id: authors.id }).from(authors).orderBy(asc(authors.id)).limit(1);
  return {
    ...{ slug, type: 'standard', authorId: author?.id ?? 0, publishedAt: after, pictureColor: '#000000' },
    ...{ categoryIds: [], tagIds: [], programIds: [], productIds: [] },
    translations: [translationOf('en', slug)],
    ...more,
  };
}
