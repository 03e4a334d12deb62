import type { Page } from '@sahra/shared/schemas/common';
import type { Subscription, SubscriptionRequest } from '@sahra/shared/schemas/subscriptions';
import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import { subscriptionRequests } from '../database/account-tables.ts';
import type { Database } from '../database/connect.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { stateOf } from './subscription-rules.ts';

export type RequestRow = typeof subscriptionRequests.$inferSelect;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A request as the wire has it. */
export const toRequest = (row: RequestRow, now: Date): SubscriptionRequest => ({
  reference: row.reference,
  plan: row.plan,
  paymentMethod: row.paymentMethod,
  price: { amount: row.price, currency: row.currency },
  state: stateOf(row, now),
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: iso(row.decidedAt),
  paidFrom: iso(row.paidFrom),
  paidUntil: iso(row.paidUntil),
});

async function listRequests(
  database: Database,
  memberId: string,
  query: PageQuery,
  now: Date,
): Promise<Page<SubscriptionRequest>> {
  const { limit, offset } = limitOf(query);
  const mine = eq(subscriptionRequests.memberId, memberId);
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(subscriptionRequests)
      .where(mine)
      .orderBy(desc(subscriptionRequests.requestedAt), desc(subscriptionRequests.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(subscriptionRequests).where(mine),
  ]);
  return toPage(
    rows.map((row) => toRequest(row, now)),
    counted?.total ?? 0,
    query,
  );
}

/** The months of a member that are paid and have not ended, in their order. */
const listPaidMonths = (database: Database, memberId: string, now: Date) =>
  database
    .select()
    .from(subscriptionRequests)
    .where(
      and(
        eq(subscriptionRequests.memberId, memberId),
        eq(subscriptionRequests.status, 'paid'),
        gt(subscriptionRequests.paidUntil, now),
      ),
    )
    .orderBy(asc(subscriptionRequests.paidFrom));

async function findOpen(database: Database, memberId: string, now: Date): Promise<SubscriptionRequest | null> {
  const [row] = await database
    .select()
    .from(subscriptionRequests)
    .where(and(eq(subscriptionRequests.memberId, memberId), eq(subscriptionRequests.status, 'requested')));
  return row ? toRequest(row, now) : null;
}

/** What a member has, has asked for, and has had. */
export async function readSubscription(
  database: Database,
  memberId: string,
  query: PageQuery,
  now: Date,
): Promise<Pick<Subscription, 'running' | 'paidThrough' | 'open' | 'requests'>> {
  const [months, open, requests] = await Promise.all([
    listPaidMonths(database, memberId, now),
    findOpen(database, memberId, now),
    listRequests(database, memberId, query, now),
  ]);
  const paid = months.map((row) => toRequest(row, now));
  const current = paid.find(({ state }) => state === 'running');
  const running =
    current?.paidFrom && current.paidUntil
      ? { plan: current.plan, paidFrom: current.paidFrom, paidUntil: current.paidUntil }
      : null;
  return { running, paidThrough: paid.at(-1)?.paidUntil ?? null, open, requests };
}
