import type { Contribution, Contributions, ContributionSort, Thing, Thread } from '@sahra/shared/schemas/contributions';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { contributions } from '../database/contribution-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { readPage, readRows, toContribution } from './contribution-rows.ts';
import { readTotals } from './contribution-totals.ts';
import { findListed } from './things.ts';

/** Answers that come with their thread; the others have pages of their own. */
const SHOWN_REPLIES = 10;

const { id, createdAt, rating, status, threadId, thingKind, thingId, voteCount, isPinned } = contributions;

/** Each order ends in one that nothing shares, so that nothing is on two pages. */
const orders: Readonly<Record<ContributionSort, SQL[]>> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  helpful: [desc(voteCount), desc(createdAt), desc(id)],
  highest: [sql`${rating} desc nulls last`, desc(createdAt), desc(id)],
  lowest: [sql`${rating} asc nulls last`, desc(createdAt), desc(id)],
};

const isPublished = eq(status, 'published');
/**
 * What is gone stays as a place where it has answers. One answer is asked for: with `exists` alone PostgreSQL, which cannot know how
 * little is gone, reads everybody's answers first.
 */
const isShown = or(
  isPublished,
  sql`(select true from ${contributions} reply where reply.thread_id = ${contributions}.id and reply.status = 'published' limit 1)`,
);

/** The first answers of threads, the oldest first, and how many each has. */
async function readReplies(database: Database, threads: readonly number[]) {
  const counts = new Map<number, number>();
  const shown: number[] = [];
  if (threads.length > 0) {
    const { rows } = await database.execute<{ id: number; thread_id: number; place: number; total: number }>(sql`
      select * from (
        select id, thread_id, (row_number() over (partition by thread_id order by created_at, id))::integer as place,
          (count(*) over (partition by thread_id))::integer as total
        from ${contributions} where ${and(inArray(threadId, [...threads]), isPublished)}
      ) as replies where place <= ${SHOWN_REPLIES} order by place`);
    for (const row of rows) {
      counts.set(row.thread_id, row.total);
      shown.push(row.id);
    }
  }
  const rows = await readRows(database, shown);
  return (thread: number) => ({
    answerCount: counts.get(thread) ?? 0,
    replies: rows.filter(({ contribution }) => contribution.threadId === thread).map((row) => toContribution(row)),
  });
}

/** A page of what people wrote about a thing that everybody sees. */
export async function listThreads(
  database: Database,
  thing: Thing,
  { sort, rating: stars, ...query }: PageQuery & { sort: ContributionSort; rating?: number | undefined },
): Promise<Contributions> {
  found(await findListed(database, thing, 'ar'), thing.kind);
  const where = and(
    eq(thingKind, thing.kind),
    eq(thingId, thing.id),
    isNull(threadId),
    isShown,
    stars === undefined ? undefined : and(isPublished, eq(rating, stars)),
  );
  const orderBy = [desc(sql`${isPinned} and ${isPublished}`), ...orders[sort]];
  const [rows, [counted], totalsOf] = await Promise.all([
    readPage(database, where, orderBy, limitOf(query)),
    database.select({ total: count() }).from(contributions).where(where),
    readTotals(database, thing.kind, [thing.id]),
  ]);
  const repliesOf = await readReplies(
    database,
    rows.map((row) => row.contribution.id),
  );
  const items = rows.map((row): Thread => ({ ...toContribution(row), ...repliesOf(row.contribution.id) }));
  return { ...toPage(items, counted?.total ?? 0, query), summary: totalsOf(thing.id) };
}

/** A page of the answers of a thread, the oldest first. */
export async function listReplies(database: Database, thread: number, query: PageQuery): Promise<Page<Contribution>> {
  const [first] = await database.select().from(contributions).where(eq(id, thread));
  const { thingKind: kind, thingId: of } = found(first, 'contribution');
  found(await findListed(database, { kind, id: of }, 'ar'), kind);
  const where = and(eq(threadId, thread), isPublished);
  const [rows, [counted]] = await Promise.all([
    readPage(database, where, [asc(createdAt), asc(id)], limitOf(query)),
    database.select({ total: count() }).from(contributions).where(where),
  ]);
  return toPage(
    rows.map((row) => toContribution(row)),
    counted?.total ?? 0,
    query,
  );
}
