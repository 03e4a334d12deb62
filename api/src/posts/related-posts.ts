import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import type { Database } from '../database/connect.ts';

/** Of each tag and category so many posts are looked at, the newest: the work is bounded, however many there are. */
const LOOKED_AT = 100;
/** Of those so many that share most; of posts that share as much, the latest are to come first. */
const CANDIDATES = 60;
const SHOWN = 3;

/** The posts that share most tags with one, then those that share categories. */
export async function findRelatedIds(database: Database, own: number): Promise<number[]> {
  const newestWith = (links: PgTable, id: 'tag_id' | 'category_id', tags: 0 | 1) => sql`
    select near.post_id, ${tags}::int as tags, ${1 - tags}::int as categories from ${links} as ours
    cross join lateral (
      select theirs.post_id from ${links} as theirs where theirs.${sql.identifier(id)} = ours.${sql.identifier(id)}
      order by theirs.post_id desc limit ${LOOKED_AT}
    ) as near
    where ours.post_id = ${own}`;
  const { rows } = await database.execute<{ id: number }>(sql`
    select ${posts.id} from (
      select post_id, sum(tags) as tags, sum(categories) as categories
      from (${newestWith(postTags, 'tag_id', 1)} union all ${newestWith(postCategoryPosts, 'category_id', 0)}) as links
      where post_id <> ${own}
      group by post_id order by tags desc, categories desc, post_id desc limit ${CANDIDATES}
    ) as near join ${posts} on ${posts.id} = near.post_id
    where ${posts.isShown}
    order by near.tags desc, near.categories desc, ${posts.publishedAt} desc, ${posts.id} limit ${SHOWN}`);
  return rows.map(({ id }) => id);
}
