import { sql } from 'drizzle-orm';

/**
 * Whether a paid month runs for the member of a row of `members`, within any query that reads that table under its own name. Written as
 * text, because drizzle leaves out the names of tables in queries of one table: the inner `id` would be the request's.
 */
export const hasRunningSubscription = sql<boolean>`exists (
  select 1 from subscription_requests as running
  where running.member_id = members.id and running.status = 'paid' and running.paid_from <= now() and running.paid_until > now()
)`;
