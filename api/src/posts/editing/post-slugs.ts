import { slugOfTitle } from '@sahra/shared/form-rules/post-slug';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { postTranslations } from '../../database/blog-tables.ts';
import type { Transaction } from '../../database/connect.ts';
import { postSlugRedirects } from '../../database/post-editing-tables.ts';
import { escapeLike } from '../../database/search-terms.ts';
import { type StoredTranslation, wasTextPublished } from './held-post.ts';
import { slugTaken } from './editing-refusals.ts';

/** A slug that no post has in the language or had, made of the title. Who calls it has the lock of the contents. */
export async function freeSlug(tx: Transaction, language: LanguageCode, title: string): Promise<string> {
  const base = slugOfTitle(title) || 'post';
  const isLike = (slug: PgColumn): SQL | undefined => or(eq(slug, base), sql`${slug} like ${`${escapeLike(base)}-%`}`);
  const { slug, language: code } = postTranslations;
  const rows = [
    ...(await tx
      .select({ slug })
      .from(postTranslations)
      .where(and(eq(code, language), isLike(slug)))),
    ...(await tx
      .select({ slug: postSlugRedirects.slug })
      .from(postSlugRedirects)
      .where(and(eq(postSlugRedirects.language, language), isLike(postSlugRedirects.slug)))),
  ];
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/**
 * Refuses a slug that another post has in the language, and one that another had: what leads to that is out there, and who follows it
 * is not to end up elsewhere. A post may take back its own. Who calls it has the lock of the contents.
 */
export async function takeSlug(tx: Transaction, postId: number, language: LanguageCode, slug: string): Promise<void> {
  const { slug: used, language: code, postId: user } = postTranslations;
  const others = await tx.$count(postTranslations, and(eq(used, slug), eq(code, language), ne(user, postId)));
  const isOld = and(eq(postSlugRedirects.slug, slug), eq(postSlugRedirects.language, language));
  const former = await tx.$count(postSlugRedirects, and(isOld, ne(postSlugRedirects.postId, postId)));
  if (others + former > 0) throw slugTaken();
  await tx.delete(postSlugRedirects).where(isOld);
}

/** Lets the address that a text had lead to it, if it was ever published there. */
export async function leaveRedirect(tx: Transaction, before: StoredTranslation): Promise<void> {
  if (!(await wasTextPublished(tx, before))) return;
  const { postId, language, slug } = before;
  await tx.insert(postSlugRedirects).values({ postId, language, slug }).onConflictDoNothing();
}
