import type { PlanRequest } from '@sahra/shared/form-rules/plan-request-form';
import type { SubscriptionRequest } from '@sahra/shared/schemas/subscriptions';
import { subscriptionRefusals } from '@sahra/shared/schemas/subscriptions';
import { and, eq } from 'drizzle-orm';
import { createReference } from '../contact-messages/reference.ts';
import { subscriptionRequests } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { plans } from '../database/shop-tables.ts';
import { ApiFailure, invalidRequest, notFound } from '../server/http/api-failure.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { post } from '../mail/outbox-repository.ts';
import { type RequestRow, toRequest } from './subscription-repository.ts';

/** Asking and cancelling by turns sends a mail each time. */
const perMember: RateLimit = { burst: 6, refillMs: hourMs };

/** A valid request of a member for a plan. */
export interface MemberPlanRequest extends PlanRequest {
  memberId: string;
  idempotencyKey: string | undefined;
}

/** The request that the same key made before. */
async function findReplay(
  database: Database,
  { memberId, idempotencyKey, plan, paymentMethod }: MemberPlanRequest,
): Promise<RequestRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const own = subscriptionRequests;
  const [row] = await database
    .select()
    .from(own)
    .where(and(eq(own.memberId, memberId), eq(own.idempotencyKey, idempotencyKey)));
  if (row && (row.plan !== plan || row.paymentMethod !== paymentMethod)) {
    throw new ApiFailure(422, {
      code: 'idempotency_key_reused',
      message: 'This Idempotency-Key came with another request',
    });
  }
  return row;
}

/** The price of a plan now; prices change, and those who have asked pay the price that they saw. */
async function priceOf(tx: Transaction, plan: PlanRequest['plan']) {
  const [row] = await tx
    .select({ price: plans.price, currency: plans.currency })
    .from(plans)
    .where(eq(plans.code, plan));
  if (!row) throw invalidRequest({ plan: 'is not on offer' });
  return row;
}

/** Stores a request and its mail; refused where the member has an open one. */
async function storeNew(
  tx: Transaction,
  { memberId, plan, paymentMethod, idempotencyKey }: MemberPlanRequest,
  now: Date,
): Promise<RequestRow> {
  await enforceRateLimit(tx, `subscription requests of ${memberId}`, perMember);
  // Not to be deleted before the request is there.
  const [member] = await tx
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, memberId))
    .for('key share');
  if (!member) throw notFound('member');
  const price = await priceOf(tx, plan);
  const [row] = await tx
    .insert(subscriptionRequests)
    .values({ reference: createReference(), memberId, plan, paymentMethod, idempotencyKey, ...price, requestedAt: now })
    .onConflictDoNothing()
    .returning();
  // What was taken above is given back.
  if (!row)
    throw new ApiFailure(409, { code: subscriptionRefusals.requestOpen, message: 'There is an open request already' });
  await post(tx, {
    kind: 'subscription-requested',
    recipient: member.email,
    language: member.language,
    data: { reference: row.reference, plan, paymentMethod, ...price },
  });
  return row;
}

/** Stores a member's request once; the same key again is the same request. One at a time: another one is refused as `request_open`. */
export async function askForSubscription(
  database: Database,
  asked: MemberPlanRequest,
  now: Date,
): Promise<SubscriptionRequest> {
  const known = await findReplay(database, asked);
  if (known) return toRequest(known, now);
  try {
    return toRequest(await database.transaction((tx) => storeNew(tx, asked, now)), now);
  } catch (error) {
    // The other of two that came at once may have got there first.
    const replayed = await findReplay(database, asked);
    if (replayed) return toRequest(replayed, now);
    throw error;
  }
}
