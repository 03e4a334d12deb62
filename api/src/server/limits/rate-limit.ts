import { lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connect.ts';
import { allowances } from '../../database/limit-tables.ts';
import { tooManyRequests } from '../http/api-failure.ts';

/** A token bucket: `burst` calls at once, and one more after each `refillMs`. */
export interface RateLimit {
  burst: number;
  refillMs: number;
}

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Consumes one call of what the limit leaves to `key`, in one statement, so that replicas and bursts count right. Returns 0,
 * or the milliseconds until there is one again.
 */
export async function consumeRateLimit(tx: Transaction, key: string, { burst, refillMs }: RateLimit): Promise<number> {
  // What is used up is kept as a moment: when all of it will be there again.
  const taken = await tx.execute(sql`
    insert into allowances as a (key, full_at) values (${key}, clock_timestamp() + ${interval(refillMs)})
    on conflict (key) do update set full_at = greatest(a.full_at, clock_timestamp()) + ${interval(refillMs)}
    where greatest(a.full_at, clock_timestamp()) + ${interval(refillMs)} <= clock_timestamp() + ${interval(burst * refillMs)}
    returning key`);
  if (taken.rows.length > 0) return 0;
  const { rows } = await tx.execute<{ ms: number }>(sql`
    select (extract(epoch from full_at - clock_timestamp()) * 1000)::double precision - ${(burst - 1) * refillMs}::double precision as ms from allowances where key = ${key}`);
  return Math.max(1, Math.ceil(rows[0]?.ms ?? 0));
}

/** `consumeRateLimit`; beyond the limit 429, with when to try again. */
export async function enforceRateLimit(tx: Transaction, key: string, limit: RateLimit): Promise<void> {
  const waitMs = await consumeRateLimit(tx, key, limit);
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
}

/** Deletes the rows of those who have all calls again: no row means the same. */
export async function deleteRefilledRateLimits(database: Database): Promise<void> {
  await database.delete(allowances).where(lt(allowances.fullAt, sql`clock_timestamp()`));
}
