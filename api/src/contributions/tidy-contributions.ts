import { thingKinds } from '@sahra/shared/schemas/contributions';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { contributions, contributionTotals, contributors } from '../database/contribution-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { idsOfThings } from './things.ts';

/** As long after the last contribution the address of a guest is kept. */
const keepGuestsMs = 365 * dayMs;
/** As long what is in nobody's queue is kept. */
const keepBlockedMs = 30 * dayMs;

/** Deletes what was said about things that are gone. Photos that nothing refers to any more go with the clean-up of pictures. */
async function deleteOrphans(database: Database): Promise<void> {
  for (const kind of thingKinds)
    await database.transaction(async (tx) => {
      const { thingKind, thingId, threadId } = contributions;
      const isGone = sql`${thingKind} = ${kind} and ${thingId} not in (${idsOfThings(kind)})`;
      await tx.delete(contributions).where(and(isGone, isNotNull(threadId)));
      await tx.delete(contributions).where(isGone);
      const totals = contributionTotals;
      await tx
        .delete(totals)
        .where(and(eq(totals.thingKind, kind), sql`${totals.thingId} not in (${idsOfThings(kind)})`));
    });
}

/** Forgets who guests were: their name stays with what they published, and the way to them goes. */
const forgetGuests = (database: Database, before: Date) =>
  database
    .update(contributors)
    .set({
      ...{ email: null, mailbox: null, guestKeyHash: null, shopperHash: null },
      ...{ wantsReplies: false, confirmedAt: null },
    })
    .where(and(isNotNull(contributors.mailbox), lt(contributors.lastAt, before)));

/** Deletes what is kept for a time only. */
export async function tidyContributions(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteOrphans(database);
  await database
    .delete(contributions)
    .where(
      and(
        eq(contributions.status, 'waiting'),
        eq(contributions.waitReason, 'blocked'),
        lt(contributions.createdAt, before(keepBlockedMs)),
      ),
    );
  await forgetGuests(database, before(keepGuestsMs));
}
