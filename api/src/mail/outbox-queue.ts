import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { outbox } from '../database/mail-tables.ts';

/** The lease: how long a mail belongs to the process that has claimed it; if that dies, another one takes it afterwards. */
const leaseMs = 3 * 60_000;

/** A mail that nobody else sends meanwhile. */
export type ClaimedMail = typeof outbox.$inferSelect;

/** From now, by the database's clock, which all replicas share. */
const after = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));
/** Issues of the newsletter, which go to everybody at once, rather do not arrive than arrive twice; all other mails rather twice. */
const isLetter = sql`${outbox.kind} = 'letter'`;
/** No attempt was made yet, or it is known that the last one failed: a claim empties the error of an issue. */
const isStillHere = or(eq(outbox.attempts, 0), isNotNull(outbox.lastError));
/** An issue that no mail server has, and that no sender is about to give to one. */
export const isWithUs = and(isWaiting, isStillHere);
const isDue = and(lte(outbox.nextAttemptAt, sql`now()`), or(ne(outbox.kind, 'letter'), isStillHere));
/** An attempt at an issue whose process did not live to say how it ended. */
export const isUnknownOutcome = and(
  isWaiting,
  ...[isLetter, lte(outbox.nextAttemptAt, sql`now()`), sql`${outbox.attempts} > 0`, isNull(outbox.lastError)],
);

/**
 * Claims mails that are due, as one short statement; the attempt counts from now on. Issues of the newsletter come after what single
 * people wait for.
 */
export async function claimMails(
  database: Database,
  limit: number,
  { hasOwner }: { hasOwner: boolean },
): Promise<ClaimedMail[]> {
  const due = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isDue, hasOwner ? undefined : isNotNull(outbox.recipient)))
    .orderBy(isLetter, outbox.nextAttemptAt, outbox.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    database
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: after(leaseMs),
        lastError: sql`case when ${isLetter} then null else ${outbox.lastError} end`,
      })
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
