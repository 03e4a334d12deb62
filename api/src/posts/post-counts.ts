import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recountLists } from '../contents/list-totals.ts';
import { authors, postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';

/** Under what posts are filed, with the id of it for each post that lists show. */
const filings: readonly (readonly [table: PgTable, ids: SQL])[] = [
  [
    postCategories,
    sql`select ${postCategoryPosts.categoryId} from ${postCategoryPosts} join ${posts} on ${posts.id} = ${postCategoryPosts.postId} where ${posts.isShown}`,
  ],
  [
    tags,
    sql`select ${postTags.tagId} from ${postTags} join ${posts} on ${posts.id} = ${postTags.postId} where ${posts.isShown}`,
  ],
  [authors, sql`select ${posts.authorId} from ${posts} where ${posts.isShown}`],
];

/** Makes what is kept of how many posts there are true again: of all, of types, months, categories, tags and authors. */
export async function recountPosts(tx: Transaction): Promise<void> {
  await recountLists(tx, 'posts');
  for (const [table, ids] of filings)
    await tx.execute(sql`
      update ${table} as kept set post_total = counted.total from (
        select named.id, count(filed.id)::int from ${table} as named left join (${ids}) as filed (id) on filed.id = named.id group by named.id
      ) as counted (id, total)
      where kept.id = counted.id and kept.post_total <> counted.total`);
}
