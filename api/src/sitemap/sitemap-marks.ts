import { and, asc, desc, eq, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { sitemapMarks } from '../database/list-total-tables.ts';

/** About so many episodes lie between one mark and the next. */
const BETWEEN = 250;

/** Marks anew at which programs a page of episodes may begin to count. Who calls it has the lock of the contents. */
export async function markEpisodes(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with places as (
      select ${programs.id}, ${programs.episodeCount}, sum(${programs.episodeCount}) over (order by ${programs.id}) - ${programs.episodeCount} as place
      from ${programs} where ${programs.isListed} and ${programs.kind} <> 'video' and ${programs.episodeCount} > 0
    ), marks as materialized (
      select min(place)::int as place, (array_agg(id order by place))[1] as program_id from places group by floor(place / ${BETWEEN}::int)
    ), gone as (delete from ${sitemapMarks} where place not in (select place from marks))
    insert into ${sitemapMarks} as kept (place, program_id) select place, program_id from marks
    on conflict (place) do update set program_id = excluded.program_id where kept.program_id <> excluded.program_id`);
}

/** Listed programs among which the episodes from `offset` on are, each with how many come before it; a few too many at both ends. */
export async function findPlaces(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; count: number; before: number }[]> {
  const { place, programId } = sitemapMarks;
  const [[first], [end]] = await Promise.all([
    database.select({ place, programId }).from(sitemapMarks).where(lte(place, offset)).orderBy(desc(place)).limit(1),
    database
      .select({ programId })
      .from(sitemapMarks)
      .where(gte(place, offset + limit))
      .orderBy(asc(place))
      .limit(1),
  ]);
  if (!first) return [];
  const before = sql<number>`${first.place} + sum(${programs.episodeCount}) over (order by ${programs.id}) - ${programs.episodeCount}`;
  return database
    .select({ id: programs.id, count: programs.episodeCount, before: before.mapWith(Number) })
    .from(programs)
    .where(
      and(
        eq(programs.isListed, true),
        ne(programs.kind, 'video'),
        gte(programs.id, first.programId),
        end && lt(programs.id, end.programId),
      ),
    )
    .orderBy(asc(programs.id));
}
