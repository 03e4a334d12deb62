import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { lockContents } from '../../contents/write-contents.ts';
import {
  authors,
  postCategoryPosts,
  postPrograms,
  postProducts,
  posts,
  postTags,
  postTranslations,
} from '../../database/blog-tables.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { postRevisions } from '../../database/post-editing-tables.ts';
import { found, notFound } from '../../server/http/api-failure.ts';
import type { PostContents } from '../post-contents.ts';
import { type Editor, maySee } from './editor.ts';

/** A post in one language, as it is stored. */
export type StoredTranslation = typeof postTranslations.$inferSelect;
/** What a post is in every language, as it is written. */
export type StoredSettings = Omit<PostContents, 'translations'> & { readonly id: number };

/** A post with everything that is stored of it. */
export interface StoredPost {
  readonly settings: StoredSettings;
  readonly settingsRevision: number;
  readonly updatedAt: Date;
  readonly translations: readonly StoredTranslation[];
  /** Who writes as its author; null: nobody who has an account. */
  readonly memberId: string | null;
  /** It was published once, in some language. */
  readonly wasPublished: boolean;
}

/** Whether a post was ever published, in any language. */
export const wasEverPublished = (): SQL<boolean> => sql<boolean>`(
  exists (select from ${postTranslations} where ${and(eq(postTranslations.postId, posts.id), inArray(postTranslations.state, ['published', 'withdrawn']))})
  or exists (select from ${postRevisions} where ${and(eq(postRevisions.postId, posts.id), eq(postRevisions.state, 'published'))}))`;

const linkedIds = (tx: Database | Transaction, id: number) => ({
  categoryIds: tx
    .select({ id: postCategoryPosts.categoryId })
    .from(postCategoryPosts)
    .where(eq(postCategoryPosts.postId, id))
    .orderBy(asc(postCategoryPosts.position)),
  tagIds: tx
    .select({ id: postTags.tagId })
    .from(postTags)
    .where(eq(postTags.postId, id))
    .orderBy(asc(postTags.position)),
  programIds: tx
    .select({ id: postPrograms.programId })
    .from(postPrograms)
    .where(eq(postPrograms.postId, id))
    .orderBy(asc(postPrograms.position)),
  productIds: tx
    .select({ id: postProducts.productId })
    .from(postProducts)
    .where(eq(postProducts.postId, id))
    .orderBy(asc(postProducts.position)),
});

/** All that is stored of a post; undefined where there is none. */
export async function readStored(tx: Database | Transaction, id: number): Promise<StoredPost | undefined> {
  const { slug, type, authorId, publishedAt, isListed, pictureSource, pictureColor, commentsCloseAfterDays } = posts;
  const [row] = await tx
    .select({
      settings: {
        ...{ id: posts.id, slug, type, authorId, publishedAt, isListed, pictureSource, pictureColor },
        commentsCloseAfterDays,
      },
      ...{ settingsRevision: posts.settingsRevision, updatedAt: posts.updatedAt },
      ...{ memberId: authors.memberId, wasPublished: wasEverPublished() },
    })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .where(eq(posts.id, id));
  if (!row) return undefined;
  const linked = linkedIds(tx, id);
  const idsOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows).map((each) => each.id);
  const settings = {
    ...row.settings,
    categoryIds: await idsOf(linked.categoryIds),
    tagIds: await idsOf(linked.tagIds),
    programIds: await idsOf(linked.programIds),
    productIds: await idsOf(linked.productIds),
  };
  const translations = await tx.select().from(postTranslations).where(eq(postTranslations.postId, id));
  return { ...row, settings, translations };
}

/** A post that nobody else changes until the transaction ends. To who may not see it there is none. */
export async function holdPost(tx: Transaction, editor: Editor, id: number): Promise<StoredPost> {
  await lockContents(tx);
  const stored = found(await readStored(tx, id), 'post');
  if (!maySee(editor, stored)) throw notFound('post');
  return stored;
}

/** Its text in a language; undefined: there is none yet. */
export const textOf = ({ translations }: StoredPost, language: LanguageCode): StoredTranslation | undefined =>
  translations.find((each) => each.language === language);

/** Whether a text was ever published: addresses that it had are out there. */
export async function wasTextPublished(
  tx: Transaction,
  { postId, language, state }: StoredTranslation,
): Promise<boolean> {
  if (state === 'published' || state === 'withdrawn') return true;
  const isOfText = and(eq(postRevisions.postId, postId), eq(postRevisions.language, language));
  const isOut = or(eq(postRevisions.state, 'published'), eq(postRevisions.state, 'withdrawn'));
  return (await tx.$count(postRevisions, and(isOfText, isOut))) > 0;
}
