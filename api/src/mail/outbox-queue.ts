import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { outbox } from '../database/mail-tables.ts';

/** The lease: how long a mail belongs to the process that has claimed it; if that dies, another one takes it afterwards. */
const leaseMs = 3 * 60_000;

/** A mail that nobody else sends meanwhile. */
export type ClaimedMail = typeof outbox.$inferSelect;

/** From now, by the database's clock, which all replicas share. */
const after = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));

/** Claims mails that are due, as one short statement; the attempt counts from now on. */
export async function claimMails(
  database: Database,
  limit: number,
  { hasOwner }: { hasOwner: boolean },
): Promise<ClaimedMail[]> {
  const due = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.nextAttemptAt, sql`now()`), hasOwner ? undefined : isNotNull(outbox.recipient)))
    .orderBy(outbox.nextAttemptAt, outbox.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    database
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: after(leaseMs) })
      // As an array: the rows are chosen once, whatever the planner thinks of.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
  );
}

/** The server has taken it. Its content is of no more use, and its tokens are worth something to others. */
export async function markSent(database: Database, { id }: ClaimedMail): Promise<void> {
  await database
    .update(outbox)
    .set({ sentAt: sql`now()`, givenUpAt: null, data: null, lastError: null })
    .where(eq(outbox.id, id));
}

/** The server has not taken it; `waitMs` until the next attempt, or undefined where there is none. A later claim of somebody else stands. */
export async function markFailed(
  database: Database,
  { id, attempts }: ClaimedMail,
  lastError: string,
  waitMs: number | undefined,
): Promise<void> {
  const next = waitMs === undefined ? { givenUpAt: sql`now()` } : { nextAttemptAt: after(waitMs) };
  await database
    .update(outbox)
    .set({ ...next, lastError })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isWaiting));
}

/** How many mails wait to be sent. */
export const countWaiting = (database: Database): Promise<number> => database.$count(outbox, isWaiting);
