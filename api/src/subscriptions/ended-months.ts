import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { subscriptionRequests } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import type { Job } from '../jobs/job.ts';
import { post } from '../mail/outbox-repository.ts';

/** Rows that one transaction holds. */
const BATCH = 200;
const requests = subscriptionRequests;

/** Months that are over, as nobody has dealt with them; what another replica holds is left to it. */
const takeEnded = (tx: Transaction, now: Date) =>
  tx
    .select({ id: requests.id, memberId: requests.memberId, plan: requests.plan })
    .from(requests)
    .where(and(eq(requests.status, 'paid'), isNull(requests.endToldAt), lte(requests.paidUntil, now)))
    .orderBy(requests.paidUntil)
    .limit(BATCH)
    .for('update', { skipLocked: true });

/** Those who have paid for longer: for them nothing has ended. */
async function findGoingOn(tx: Transaction, memberIds: string[], now: Date): Promise<Set<string>> {
  const rows = await tx
    .select({ memberId: requests.memberId })
    .from(requests)
    .where(
      and(
        inArray(requests.memberId, memberIds),
        isNotNull(requests.memberId),
        eq(requests.status, 'paid'),
        gt(requests.paidUntil, now),
      ),
    );
  return new Set(rows.flatMap(({ memberId }) => memberId ?? []));
}

const findMembers = async (tx: Transaction, memberIds: string[]) => {
  const rows = await tx
    .select({ id: members.id, email: members.email, language: members.language })
    .from(members)
    .where(inArray(members.id, memberIds));
  return new Map(rows.map((row) => [row.id, row]));
};

async function tellSome(tx: Transaction, now: Date): Promise<number> {
  const ended = await takeEnded(tx, now);
  if (ended.length === 0) return 0;
  const memberIds = [...new Set(ended.flatMap(({ memberId }) => memberId ?? []))];
  const [goingOn, known] = [await findGoingOn(tx, memberIds, now), await findMembers(tx, memberIds)];
  // Who was away while two months ended is told of the last one only.
  const last = new Map(
    ended.flatMap(({ memberId, plan }) =>
      memberId !== null && !goingOn.has(memberId) ? [[memberId, plan] as const] : [],
    ),
  );
  for (const [memberId, plan] of last) {
    const member = known.get(memberId);
    if (member)
      await post(tx, {
        kind: 'subscription-ended',
        recipient: member.email,
        language: member.language,
        data: { plan },
      });
  }
  await tx
    .update(requests)
    .set({ endToldAt: now })
    .where(
      inArray(
        requests.id,
        ended.map(({ id }) => id),
      ),
    );
  return ended.length;
}

/** Informs each member once that their paid time is over. Nothing else waits for this: who is a subscriber follows from the clock. */
export async function tellEndedMembers(database: Database, now: Date): Promise<void> {
  while ((await database.transaction((tx) => tellSome(tx, now))) === BATCH);
}

/** Every hour; each batch is a transaction of its own, so nobody is told twice. */
export const endedSubscriptions: Job = {
  name: 'ended-subscriptions',
  data: z.object({}),
  schedule: { cron: '12 * * * *', slotSeconds: 3600 },
  run: ({ database }) => tellEndedMembers(database, new Date()),
};
