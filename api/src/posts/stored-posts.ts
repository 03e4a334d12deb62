import { asc, inArray } from 'drizzle-orm';
import {
  postCategoryPosts,
  postPrograms,
  postProducts,
  posts,
  postTags,
  postTranslations,
} from '../database/blog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import type { PostContents } from './post-contents.ts';
import type { WrittenTranslation } from './post-translations.ts';

export type StoredTranslation = WrittenTranslation & { readonly revision: number; readonly updatedAt: Date };
/** A post as it can be written again. */
export type StoredPost = Omit<PostContents, 'id' | 'publishedAt' | 'translations'> & {
  readonly id: number;
  readonly publishedAt: Date;
  readonly translations: readonly StoredTranslation[];
};

const links = [
  ['categoryIds', postCategoryPosts, postCategoryPosts.categoryId],
  ['tagIds', postTags, postTags.tagId],
  ['programIds', postPrograms, postPrograms.programId],
  ['productIds', postProducts, postProducts.productId],
] as const;

/** Posts with all that belongs to them, in every language and state, by their ids. */
export async function readStoredPosts(
  database: Database | Transaction,
  ids: readonly number[],
): Promise<Map<number, StoredPost>> {
  if (ids.length === 0) return new Map();
  const { id, slug, type, authorId, publishedAt, isListed, pictureSource, pictureColor, commentsCloseAfterDays } =
    posts;
  const rows = await database
    .select({ id, slug, type, authorId, publishedAt, isListed, pictureSource, pictureColor, commentsCloseAfterDays })
    .from(posts)
    .where(inArray(id, [...ids]));
  const translations = await database
    .select()
    .from(postTranslations)
    .where(inArray(postTranslations.postId, [...ids]))
    .orderBy(asc(postTranslations.language));
  const linked = new Map<string, number[]>();
  for (const [name, table, column] of links) {
    const found = await database
      .select({ postId: table.postId, id: column })
      .from(table)
      .where(inArray(table.postId, [...ids]))
      .orderBy(asc(table.position));
    for (const link of found)
      linked.set(`${name} ${link.postId}`, [...(linked.get(`${name} ${link.postId}`) ?? []), link.id]);
  }
  const linksOf = (name: (typeof links)[number][0], postId: number) => linked.get(`${name} ${postId}`) ?? [];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        categoryIds: linksOf('categoryIds', row.id),
        tagIds: linksOf('tagIds', row.id),
        programIds: linksOf('programIds', row.id),
        productIds: linksOf('productIds', row.id),
        translations: translations.filter(({ postId }) => postId === row.id),
      },
    ]),
  );
}
