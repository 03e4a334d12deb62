import type { Page } from '@sahra/shared/schemas/common';
import type { RequestState } from '@sahra/shared/form-rules/subscription-choices';
import type { ManagedRequest } from '@sahra/shared/schemas/subscriptions';
import { and, count, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { subscriptionRequests } from '../database/account-tables.ts';
import { isMemberMeant } from '../admin/managed-member-repository.ts';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { toRequest } from './subscription-repository.ts';

const requests = subscriptionRequests;

/** Which requests an admin looks for. */
export interface RequestSearch {
  status: RequestState | undefined;
  q: string;
}

/** Those with this reference, and those of members in whom each word is found; each half has an index. */
function isMeant(database: Database, q: string): SQL {
  const byReference = database
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.reference, q.toUpperCase()));
  const byMember = database
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .where(isMemberMeant(q));
  return inArray(requests.id, union(byReference, byMember));
}

/** `stateOf` in SQL. */
function isIn(state: RequestState, now: Date): SQL | undefined {
  const isPaid = eq(requests.status, 'paid');
  if (state === 'upcoming') return and(isPaid, gt(requests.paidFrom, now));
  if (state === 'running') return and(isPaid, lte(requests.paidFrom, now), gt(requests.paidUntil, now));
  if (state === 'ended') return and(isPaid, lte(requests.paidUntil, now));
  return eq(requests.status, state);
}

/** A page of everybody's requests, the newest first. */
export async function listManagedRequests(
  database: Database,
  { status, q }: RequestSearch,
  query: PageQuery,
  now: Date,
): Promise<Page<ManagedRequest>> {
  const { limit, offset } = limitOf(query);
  const word = q.trim();
  const meant = and(status && isIn(status, now), word ? isMeant(database, word) : undefined);
  const [rows, [counted]] = await Promise.all([
    database
      .select({
        request: requests,
        member: { id: members.id, name: members.name, username: members.displayUsername, email: members.email },
      })
      .from(requests)
      .leftJoin(members, eq(members.id, requests.memberId))
      .where(meant)
      .orderBy(desc(requests.requestedAt), desc(requests.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(requests).where(meant),
  ]);
  const items = rows.map(({ request, member }) => ({ ...toRequest(request, now), member }));
  return toPage(items, counted?.total ?? 0, query);
}
