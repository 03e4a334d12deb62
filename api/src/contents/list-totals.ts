import { eq, like, sql } from 'drizzle-orm';
import { posts } from '../database/blog-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { listTotals } from '../database/list-total-tables.ts';
import { people } from '../database/people-tables.ts';
import { products } from '../database/shop-tables.ts';

/** Parts of the list of posts: each month in Cairo, `posts/month/2026-11`. */
export const POST_MONTHS = 'posts/month/';

/** How long the lists of each noun are. A list that nothing is in need not be named. */
const counts = {
  programs: sql`
    select 'programs' || coalesce('/' || ${programs.kind}, ''), case grouping(${programs.kind}) when 0 then count(*) else count(*) filter (where ${programs.kind} <> 'video') end
    from ${programs} where ${programs.isListed} group by grouping sets ((), (${programs.kind}))`,
  episodes: sql`select 'episodes', coalesce(sum(${programs.episodeCount}), 0) from ${programs} where ${programs.isListed} and ${programs.kind} <> 'video'`,
  people: sql`
    select 'people' || coalesce('/' || ${people.designation}, ''), count(*) from ${people} group by grouping sets ((), (${people.designation}))`,
  products: sql`select 'products', count(*) from ${products}`,
  posts: sql`
    select 'posts' || coalesce('/' || ${posts.type}, ''), count(*) from ${posts} where ${posts.isShown} group by grouping sets ((), (${posts.type}))
    union all
    select ${POST_MONTHS} || to_char(${posts.publishedAt} at time zone 'Africa/Cairo', 'YYYY-MM') as month, count(*) from ${posts} where ${posts.isShown} group by month`,
} as const;

type Noun = keyof typeof counts;
/** A whole list, or the part of it that is of one kind. */
type List = Noun | `${Noun}/${string}`;

/** Makes what is kept of the lists of a noun true again. Who calls it has the lock of the contents. */
export async function recountLists(tx: Transaction, noun: Noun): Promise<void> {
  await tx.execute(sql`
    with counted (list, total) as materialized (${counts[noun]}),
      gone as (delete from ${listTotals} where split_part(list, '/', 1) = ${noun} and list not in (select list from counted))
    insert into ${listTotals} as kept (list, total) select list, total from counted
    on conflict (list) do update set total = excluded.total where kept.total <> excluded.total`);
}

/** How many rows a list has. */
export async function totalOf(database: Database, list: List): Promise<number> {
  const [row] = await database.select({ total: listTotals.total }).from(listTotals).where(eq(listTotals.list, list));
  return row?.total ?? 0;
}

/** The parts of a list whose names begin so, by the rest of their names, with how many rows they have. */
export async function totalsOf(database: Database, prefix: List): Promise<Map<string, number>> {
  const { list, total } = listTotals;
  const rows = await database
    .select({ list, total })
    .from(listTotals)
    .where(like(list, `${prefix}%`));
  return new Map(rows.map((row) => [row.list.slice(prefix.length), row.total]));
}
