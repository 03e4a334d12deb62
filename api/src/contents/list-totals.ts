import { eq, sql } from 'drizzle-orm';
import { posts } from '../database/blog-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { listTotals } from '../database/list-total-tables.ts';
import { people } from '../database/people-tables.ts';
import { products } from '../database/shop-tables.ts';

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
    select 'posts' || coalesce('/' || ${posts.type}, ''), count(*) from ${posts} group by grouping sets ((), (${posts.type}))`,
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
