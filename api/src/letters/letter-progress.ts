import type { Letter } from '@sahra/shared/schemas/letters';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { letterRecipients, letters } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { isUnknownOutcome } from '../mail/outbox-queue.ts';
import type { Reader } from './letter-posts.ts';

type LetterRow = typeof letters.$inferSelect;

/** What has become of a recipient, by the mail in the outbox: one that is gone was taken out when they left. */
const stateNow = sql<LetterRecipientState>`case
  when ${letterRecipients.state} <> 'handed' then ${letterRecipients.state}
  when ${outbox.id} is null then 'left'
  when ${outbox.sentAt} is not null then 'sent'
  when ${outbox.givenUpAt} is not null then 'undelivered'
  else 'handed' end`;
type LetterRecipientState = (typeof letterRecipients.$inferSelect)['state'];

/** How many recipients of these issues are in each state at the moment. */
async function countRecipients(reader: Reader, letterIds: number[]) {
  if (letterIds.length === 0) return [];
  const state = stateNow.as('state_now');
  return reader
    .select({ letterId: letterRecipients.letterId, state, total: sql<number>`count(*)::int` })
    .from(letterRecipients)
    .leftJoin(outbox, eq(outbox.id, letterRecipients.mailId))
    .where(inArray(letterRecipients.letterId, letterIds))
    .groupBy(letterRecipients.letterId, sql`state_now`);
}

/** How far each issue has come that was begun, by its id. */
export async function readProgress(
  reader: Reader,
  rows: readonly LetterRow[],
): Promise<(id: number) => Letter['progress']> {
  const counts = await countRecipients(
    reader,
    rows.filter(({ state }) => state === 'sending' || state === 'stopped').map(({ id }) => id),
  );
  return (id) => {
    const row = rows.find((each) => each.id === id);
    if (!row?.startedAt) return null;
    const totalOf = (state: LetterRecipientState) =>
      counts.find((each) => each.letterId === id && each.state === state)?.total ?? 0;
    return {
      of: row.recipientTotal,
      sent: row.sentTotal + totalOf('sent'),
      undelivered: row.undeliveredTotal + totalOf('undelivered'),
      left: row.leftTotal + totalOf('left'),
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  };
}

/** Writes down what has become of the mails of an issue. Attempts that nobody can tell the end of are not made again. */
export async function settleMails(tx: Transaction, letterId: number): Promise<void> {
  const ofLetter = and(eq(letterRecipients.letterId, letterId), eq(letterRecipients.state, 'handed'));
  const handed = tx.select({ id: letterRecipients.mailId }).from(letterRecipients).where(ofLetter);
  await tx
    .update(outbox)
    .set({ givenUpAt: sql`now()`, lastError: 'Nobody knows whether it has arrived' })
    .where(and(inArray(outbox.id, handed), isUnknownOutcome));
  const settled = tx
    .select({ subscriptionId: letterRecipients.subscriptionId, state: stateNow.as('state_now') })
    .from(letterRecipients)
    .leftJoin(outbox, eq(outbox.id, letterRecipients.mailId))
    .where(ofLetter)
    .as('settled');
  await tx
    .update(letterRecipients)
    .set({ state: sql`${settled.state}`, mailId: null })
    .from(settled)
    .where(
      and(
        eq(letterRecipients.letterId, letterId),
        eq(letterRecipients.subscriptionId, settled.subscriptionId),
        sql`${settled.state} <> 'handed'`,
      ),
    );
}

/** Ends an issue of which nobody waits any more: who got it is forgotten, how many is kept. Whether it has ended. */
export async function finishLetter(tx: Transaction, letter: LetterRow, now: Date): Promise<boolean> {
  const open = inArray(letterRecipients.state, ['waiting', 'handed']);
  const ofLetter = eq(letterRecipients.letterId, letter.id);
  if ((await tx.$count(letterRecipients, and(ofLetter, open))) > 0) return false;
  const counts = await tx.delete(letterRecipients).where(ofLetter).returning({ state: letterRecipients.state });
  const totalOf = (state: LetterRecipientState) => counts.filter((each) => each.state === state).length;
  const [sentTotal, undeliveredTotal] = [totalOf('sent'), totalOf('undelivered')];
  await tx
    .update(letters)
    .set({
      ...{ state: 'sent', finishedAt: now, sentTotal, undeliveredTotal },
      // Also whose subscription is gone altogether.
      leftTotal: letter.recipientTotal - sentTotal - undeliveredTotal,
    })
    .where(eq(letters.id, letter.id));
  return true;
}
