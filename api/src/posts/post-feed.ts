import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { type FeedPost, POST_FEED_LENGTH, type PostFeed } from '@sahra/shared/schemas/blog';
import { and, asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import {
  authors,
  postCategories,
  postCategoryPosts,
  posts,
  postTags,
  postTranslations,
} from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listPostCards } from './post-cards.ts';
import { isPublished } from './post-languages.ts';
import { readPostUploads, uploadIds } from './post-pictures.ts';
import { blockShower } from './shown-blocks.ts';

/** By what a feed is narrowed: one of them at most. */
export interface PostFeedQuery {
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
}

/** Of each scope its table, and which posts belong to one row of it. */
const scopes = {
  category: {
    table: postCategories,
    isOf: (id: number): SQL =>
      sql`exists (select from ${postCategoryPosts} where ${postCategoryPosts.postId} = ${posts.id} and ${postCategoryPosts.categoryId} = ${id})`,
  },
  tag: {
    table: tags,
    isOf: (id: number): SQL =>
      sql`exists (select from ${postTags} where ${postTags.postId} = ${posts.id} and ${postTags.tagId} = ${id})`,
  },
  author: { table: authors, isOf: (id: number): SQL => eq(posts.authorId, id) },
} as const;

/** What a feed is narrowed to; undefined where nothing is called so that lists show posts of. */
async function findScope({ database }: ReadContext, query: PostFeedQuery, language: LanguageCode) {
  for (const kind of ['category', 'tag', 'author'] as const) {
    const slug = query[kind];
    if (slug === undefined) continue;
    const { table, isOf } = scopes[kind];
    const [row] = await database
      .select({ id: table.id, name: table.name, total: table.postTotal })
      .from(table)
      .where(eq(table.slug, slug));
    return row && row.total > 0 ? { name: textIn(row.name, language), where: isOf(row.id) } : undefined;
  }
  return { name: null, where: undefined };
}

/** The newest translations into the language; an index has them in this order. */
const listNewest = ({ database }: ReadContext, where: SQL | undefined, language: LanguageCode) =>
  database
    .select({ postId: postTranslations.postId })
    .from(postTranslations)
    .innerJoin(posts, and(eq(posts.id, postTranslations.postId), posts.isShown.getSQL()))
    .where(and(eq(postTranslations.language, language), isPublished, where))
    .orderBy(desc(postTranslations.publishedAt), asc(postTranslations.postId))
    .limit(POST_FEED_LENGTH);

/** What their pages have of these posts beside what lists show. */
async function readTexts(context: ReadContext, ids: number[], language: LanguageCode) {
  const { postId, blocks, translator, pictureAlternative, publishedAt, updatedAt } = postTranslations;
  const rows = await context.database
    .select({ postId, blocks, translator, pictureAlternative, publishedAt, updatedAt, source: posts.pictureSource })
    .from(postTranslations)
    .innerJoin(posts, eq(posts.id, postId))
    .where(and(inArray(postId, ids), eq(postTranslations.language, language), isPublished));
  const [show, uploads] = await Promise.all([
    blockShower(
      context,
      rows.flatMap((row) => row.blocks),
    ),
    readPostUploads(context.database, uploadIds(rows.map(({ source }) => source))),
  ]);
  return new Map(
    rows.map((row) => {
      const upload = row.source && 'mediaId' in row.source ? uploads.get(row.source.mediaId) : undefined;
      const text = {
        blocks: show(row.blocks),
        translator: row.translator,
        pictureAlternative: row.pictureAlternative || (upload?.alternative ?? ''),
        // The database lets nothing be published without a date.
        publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      };
      return [row.postId, text] as const;
    }),
  );
}

/** The newest posts of the blog, or of a part of it, that are published in this language. */
export async function findPostFeed(
  context: ReadContext,
  query: PostFeedQuery,
  language: LanguageCode,
): Promise<PostFeed | undefined> {
  const scope = await findScope(context, query, language);
  if (!scope) return undefined;
  const [newest, [changed]] = await Promise.all([
    listNewest(context, scope.where, language),
    context.database.select({ at: max(posts.updatedAt) }).from(posts),
  ]);
  const ids = newest.map(({ postId }) => postId);
  const [cards, texts] = await Promise.all([
    listPostCards(context, ids, language),
    ids.length > 0 ? readTexts(context, ids, language) : undefined,
  ]);
  const shown = cards.flatMap((card): FeedPost[] => {
    const text = texts?.get(card.id);
    // It may have been withdrawn meanwhile; then the card is in another language.
    return text && card.contentLanguage === language ? [{ ...card, ...text }] : [];
  });
  return { name: scope.name, changedAt: (changed?.at ?? new Date(0)).toISOString(), posts: shown };
}
