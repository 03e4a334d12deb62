import { lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connect.ts';
import { allowances } from '../../database/limit-tables.ts';
import { tooManyRequests } from '../http/api-failure.ts';

/** What may be done `burst` times at once, and once more after each `refillMs`. */
export interface Allowance {
  burst: number;
  refillMs: number;
}

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Takes one from the allowance of `key`, in one statement, so that replicas and bursts count right. Returns 0, or the
 * milliseconds until there is one again.
 */
export async function takeOne(tx: Transaction, key: string, { burst, refillMs }: Allowance): Promise<number> {
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

/** `takeOne`, or the refusal that tells the caller when to come again. */
export async function requireOne(tx: Transaction, key: string, allowance: Allowance): Promise<void> {
  const waitMs = await takeOne(tx, key, allowance);
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
}

/** Forgets allowances that are full again: they are as good as new. */
export async function deleteFullAllowances(database: Database): Promise<void> {
  await database.delete(allowances).where(lt(allowances.fullAt, sql`clock_timestamp()`));
}
