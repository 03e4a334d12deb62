import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { postTranslations } from '../database/blog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { postSlugRedirects } from '../database/post-editing-tables.ts';

/** The end of an address that a post had in a language, and that leads to it since. */
export interface FormerSlug {
  readonly language: LanguageCode;
  readonly slug: string;
}

/** What posts had, by their ids, always in the same order. */
export async function readFormerSlugs(
  tx: Transaction,
  ids: readonly number[],
): Promise<(postId: number) => FormerSlug[]> {
  const { postId, language, slug } = postSlugRedirects;
  const rows = await tx
    .select({ postId, language, slug })
    .from(postSlugRedirects)
    .where(inArray(postId, [...ids]))
    .orderBy(asc(language), asc(sql`${slug} collate "C"`));
  return (id) => rows.filter((row) => row.postId === id).map((row) => ({ language: row.language, slug: row.slug }));
}

/** Lets these lead to a post, except those that another post has or had. Who calls it has the lock of the contents. */
export async function keepFormerSlugs(tx: Transaction, postId: number, former: readonly FormerSlug[]): Promise<void> {
  for (const { language, slug } of former) {
    const isIt = and(eq(postTranslations.language, language), eq(postTranslations.slug, slug));
    if ((await tx.$count(postTranslations, isIt)) === 0)
      await tx.insert(postSlugRedirects).values({ postId, language, slug }).onConflictDoNothing();
  }
}
