import type { ContributionSummary, MemberRating, Thing, ThingKind } from '@sahra/shared/schemas/contributions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions, contributionTotals } from '../database/contribution-tables.ts';

/**
 * Makes the totals of a thing anew. They are counted in a statement of their own after the row was locked, so that it sees everything
 * that others have committed before: of two that are published at once both count.
 */
export async function countAnew(tx: Transaction, { kind, id }: Thing): Promise<void> {
  const own = contributionTotals;
  await tx
    .insert(own)
    .values({ thingKind: kind, thingId: id })
    .onConflictDoUpdate({ target: [own.thingKind, own.thingId], set: { thingId: id } });
  const { rating, status, thingKind, thingId } = contributions;
  const withStars = (stars: number) => sql`(count(*) filter (where ${rating} = ${stars}))::integer`;
  await tx.execute(sql`
    update ${own} set count = counted.count, stars = counted.stars from (
      select count(*)::integer as count, array[${sql.join([1, 2, 3, 4, 5].map(withStars), sql`, `)}] as stars
      from ${contributions} where ${thingKind} = ${kind} and ${thingId} = ${id} and ${status} = 'published'
    ) as counted
    where ${own.thingKind} = ${kind} and ${own.thingId} = ${id}`);
}

const none = [0, 0, 0, 0, 0];

/** Mean of all ratings, to two digits; null where there is none. */
export function averageOf(stars: readonly number[]): number | null {
  const count = stars.reduce((sum, each) => sum + each, 0);
  const points = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return count === 0 ? null : Math.round((points * 100) / count) / 100;
}

/** The totals of things of one kind. */
export async function readTotals(
  database: Database,
  kind: ThingKind,
  ids: readonly number[],
): Promise<(id: number) => ContributionSummary> {
  const { thingKind, thingId, count, stars } = contributionTotals;
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ thingId, count, stars })
          .from(contributionTotals)
          .where(and(eq(thingKind, kind), inArray(thingId, [...ids])));
  const byId = new Map(rows.map((row) => [row.thingId, row]));
  return (id) => {
    const { count: total, stars: each } = byId.get(id) ?? { count: 0, stars: none };
    return { count: total, average: averageOf(each), stars: each };
  };
}

/** What reviewers think of things of one kind. */
export async function readRatings(
  database: Database,
  kind: ThingKind,
  ids: readonly number[],
): Promise<(id: number) => MemberRating> {
  const totalsOf = await readTotals(database, kind, ids);
  return (id) => {
    const { average, count } = totalsOf(id);
    return { average, count };
  };
}
