import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostCard, PostType } from '@sahra/shared/schemas/blog';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { POST_MONTHS, totalOf, totalsOf } from '../contents/list-totals.ts';
import { authors, postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { isOfDate } from './archive-dates.ts';
import { listPostCards } from './post-cards.ts';

/** Which posts a list holds; all of it together. */
export interface PostFilter {
  ids?: number[] | undefined;
  type?: PostType | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  /** A year, a month or a day in Cairo. */
  date?: string | undefined;
}

/** What posts are filed under, by its slug: its number is asked for first, since PostgreSQL knows of that how many posts it has, and plans accordingly. */
async function findNamed(
  { database }: ReadContext,
  table: typeof postCategories | typeof tags | typeof authors,
  slug: string | undefined,
) {
  if (slug === undefined) return undefined;
  const [row] = await database.select({ id: table.id, total: table.postTotal }).from(table).where(eq(table.slug, slug));
  return row ?? { id: 0, total: 0 };
}
type Named = Awaited<ReturnType<typeof findNamed>>;
interface Filed {
  readonly category: Named;
  readonly tag: Named;
  readonly author: Named;
}

async function findFiled(context: ReadContext, filter: PostFilter): Promise<Filed> {
  const [category, tag, author] = await Promise.all([
    findNamed(context, postCategories, filter.category),
    findNamed(context, tags, filter.tag),
    findNamed(context, authors, filter.author),
  ]);
  return { category, tag, author };
}

const isLinked = (postId: PgColumn, column: PgColumn, named: Named): SQL | undefined =>
  named && sql`exists (select from ${postId.table} where ${postId} = ${posts.id} and ${column} = ${named.id})`;

const conditionsOf = ({ ids, type, date }: PostFilter, { category, tag, author }: Filed): SQL | undefined =>
  and(
    posts.isShown.getSQL(),
    ids && inArray(posts.id, ids),
    type && eq(posts.type, type),
    author && eq(posts.authorId, author.id),
    isLinked(postCategoryPosts.postId, postCategoryPosts.categoryId, category),
    isLinked(postTags.postId, postTags.tagId, tag),
    date === undefined ? undefined : isOfDate(date),
  );

/** How many there are, where that is kept: of all, or where one filter is used, which is no day. */
async function findKept({ database }: ReadContext, filter: PostFilter, filed: Filed): Promise<number | undefined> {
  const used = (['ids', 'type', 'category', 'tag', 'author', 'date'] as const).filter(
    (name) => filter[name] !== undefined,
  );
  if (used.length === 0) return totalOf(database, 'posts');
  if (used.length > 1) return undefined;
  if (filter.type) return totalOf(database, `posts/${filter.type}`);
  if (filter.date !== undefined && filter.date.length < 'YYYY-MM-DD'.length) {
    const months = await totalsOf(database, `${POST_MONTHS}${filter.date}`);
    return [...months.values()].reduce((sum, total) => sum + total, 0);
  }
  return (filed.category ?? filed.tag ?? filed.author)?.total;
}

const newestFirst = [desc(posts.publishedAt), asc(posts.id)];
const oldestFirst = [asc(posts.publishedAt), desc(posts.id)];

/** A page of the blog, the newest first. */
export async function listPosts(
  context: ReadContext,
  filter: PostFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<PostCard>> {
  const { database } = context;
  const filed = await findFiled(context, filter);
  const where = conditionsOf(filter, filed);
  const length = findKept(context, filter, filed).then((kept) => kept ?? database.$count(posts, where));
  // An index knows which posts are on the page: those before them are not read.
  const { rows, total } = await readFromNearerEnd(query, length, ({ limit, offset }, isTurned) =>
    database
      .select({ id: posts.id })
      .from(posts)
      .where(where)
      .orderBy(...(isTurned ? oldestFirst : newestFirst))
      .limit(limit)
      .offset(offset),
  );
  return toPage(
    await listPostCards(
      context,
      rows.map(({ id }) => id),
      language,
    ),
    total,
    query,
  );
}
