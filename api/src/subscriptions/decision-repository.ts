import type { AdminActionName } from '@sahra/shared/schemas/admin';
import { type SubscriptionRequest, subscriptionRefusals } from '@sahra/shared/schemas/subscriptions';
import { and, eq, inArray, max } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import { subscriptionRequests } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { ApiFailure, found, invalidRequest } from '../server/http/api-failure.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { post } from '../mail/outbox-repository.ts';
import { type RequestRow, toRequest } from './subscription-repository.ts';
import { monthFor, nextStatus, type RequestEvent } from './subscription-rules.ts';

const requests = subscriptionRequests;
const conflict = (code: string, message: string) => new ApiFailure(409, { code, message });
const memberGone = () => conflict(subscriptionRefusals.memberGone, 'The account of this request was deleted');

/** The member behind a request, held until the transaction ends: their months follow one another. */
async function holdMember(tx: Transaction, reference: string) {
  const [asked] = await tx
    .select({ memberId: requests.memberId })
    .from(requests)
    .where(eq(requests.reference, reference));
  const { memberId } = found(asked, 'subscription request');
  if (memberId === null) return undefined;
  // Members before requests, as the deletion of a member locks them.
  const [member] = await tx
    .select({ id: members.id, email: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  return member;
}

/** Holds a request and tells its next status, or the one that it has already: then nothing is to be done. */
async function takeStep(
  tx: Transaction,
  reference: string,
  event: RequestEvent,
): Promise<{ row: RequestRow; isNew: boolean }> {
  const [row] = await tx.select().from(requests).where(eq(requests.reference, reference)).for('update');
  const { status, ...rest } = found(row, 'subscription request');
  const next = nextStatus(status, event);
  // It was cancelled because the member left: that helps an admin more.
  if (!next && status === 'cancelled' && rest.memberId === null) throw memberGone();
  if (!next) throw conflict(subscriptionRefusals.requestDecided, `The request is ${status} already`);
  return { row: { ...rest, status: next }, isNew: next !== status };
}

async function save(tx: Transaction, { id }: RequestRow, changes: Partial<RequestRow>): Promise<RequestRow> {
  const [row] = await tx.update(requests).set(changes).where(eq(requests.id, id)).returning();
  return found(row, 'subscription request');
}

const record = (
  tx: Transaction,
  admin: Actor,
  action: AdminActionName,
  reference: string,
  details: Record<string, string>,
) => recordAction(tx, { admin, action, target: `subscription-request:${reference}`, details });

/** Until when a member has paid; null where it has never been. */
async function readPaidThrough(tx: Transaction, memberId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ until: max(requests.paidUntil) })
    .from(requests)
    .where(and(eq(requests.memberId, memberId), eq(requests.status, 'paid')));
  return row?.until ?? null;
}

/** A member takes back what they asked for. Another one's request is as good as none. */
export const cancelRequest = (
  database: Database,
  memberId: string,
  reference: string,
  now: Date,
): Promise<SubscriptionRequest> =>
  database.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.reference, reference), eq(requests.memberId, memberId)));
    found(own, 'subscription request');
    const { row, isNew } = await takeStep(tx, reference, 'cancel');
    return toRequest(isNew ? await save(tx, row, { status: row.status, decidedAt: now }) : row, now);
  });

/**
 * A member leaves: what nobody has paid is cancelled, and stays for the money that may be on its way; what was cancelled or rejected
 * before goes. Called while the member is held, so that nobody pays meanwhile.
 */
export async function leaveRequests(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const own = eq(requests.memberId, memberId);
  await tx.delete(requests).where(and(own, inArray(requests.status, ['cancelled', 'rejected'])));
  const left = await tx.select({ reference: requests.reference }).from(requests).where(own);
  for (const { reference } of left) {
    const { row, isNew } = await takeStep(tx, reference, 'leave');
    if (isNew) await save(tx, row, { status: row.status, decidedAt: now });
  }
}

/** Money of any day up to today, wherever it is today already. */
function checkDay(paidOn: string | undefined, now: Date): void {
  const latest = new Date(now.getTime() + dayMs / 2).toISOString().slice(0, 10);
  if (paidOn !== undefined && paidOn > latest) throw invalidRequest({ paidOn: 'must not be in the future' });
}

/** An admin has the money: the member is a subscriber for a month, from now on or after the months that are paid already. */
export function markPaid(
  database: Database,
  admin: Actor,
  reference: string,
  paidOn: string | undefined,
  now: Date,
): Promise<SubscriptionRequest> {
  checkDay(paidOn, now);
  return database.transaction(async (tx) => {
    const member = await holdMember(tx, reference);
    const { row, isNew } = await takeStep(tx, reference, 'pay');
    if (!isNew) return toRequest(row, now);
    if (!member) throw memberGone();
    const month = monthFor(now, await readPaidThrough(tx, member.id));
    const paid = await save(tx, row, { status: row.status, decidedAt: now, ...month });
    const [from, until] = [month.paidFrom.toISOString(), month.paidUntil.toISOString()];
    await record(tx, admin, 'mark-paid', reference, { plan: row.plan, from, until, ...(paidOn && { paidOn }) });
    await post(tx, {
      kind: 'subscription-paid',
      recipient: member.email,
      language: member.language,
      data: { plan: row.plan, until },
    });
    return toRequest(paid, now);
  });
}

/** An admin says no: the money did not come. */
export const rejectRequest = (
  database: Database,
  admin: Actor,
  reference: string,
  now: Date,
): Promise<SubscriptionRequest> =>
  database.transaction(async (tx) => {
    const member = await holdMember(tx, reference);
    const { row, isNew } = await takeStep(tx, reference, 'reject');
    if (!isNew) return toRequest(row, now);
    const rejected = await save(tx, row, { status: row.status, decidedAt: now });
    await record(tx, admin, 'reject-request', reference, { plan: row.plan });
    if (member)
      await post(tx, {
        kind: 'subscription-rejected',
        recipient: member.email,
        language: member.language,
        data: { reference },
      });
    return toRequest(rejected, now);
  });
