import type { Page } from '@sahra/shared/schemas/common';
import type { RequestStatus } from '@sahra/shared/form-rules/subscription-choices';
import type { ManagedRequest } from '@sahra/shared/schemas/subscriptions';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { subscriptionRequests } from '../database/account-tables.ts';
import { hasAllTerms } from '../admin/managed-member-repository.ts';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { toRequest } from './subscription-repository.ts';

const requests = subscriptionRequests;

/** Which requests an admin looks for. */
export interface RequestSearch {
  status: RequestStatus | undefined;
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
    .where(hasAllTerms(q));
  return inArray(requests.id, union(byReference, byMember));
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
  const meant = and(status && eq(requests.status, status), word ? isMeant(database, word) : undefined);
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
