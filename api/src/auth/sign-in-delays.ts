import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { signInAttempts } from '../database/limit-tables.ts';
import { tooManyRequests } from '../server/http/api-failure.ts';

/** How the wait grows: nothing after the first `free` failures, then 1, 2, 4 … seconds up to `longest`. */
export interface Delay {
  free: number;
  longestSeconds: number;
}

/** One account from one network. */
export const perPair: Delay = { free: 4, longestSeconds: 3600 };
/** One account from everywhere: short, so that nobody can lock its owner out. */
export const perAccount: Delay = { free: 10, longestSeconds: 30 };
/** One network, whatever the accounts: households and offices share one. */
export const perNetwork: Delay = { free: 20, longestSeconds: 600 };

/**
 * Counts a try before it is made, in one statement: of many at the same time, each waits for the one before. Throws the
 * refusal with the seconds to wait, and then counts nothing.
 */
export async function countTry(database: Database, key: string, { free, longestSeconds }: Delay): Promise<void> {
  const failures = sql`case when a.last_at < clock_timestamp() - interval '1 day' then 1 else a.failures + 1 end`;
  const wait = (count: typeof failures) =>
    sql`make_interval(secs => case when ${count} <= ${free}::int then 0 else least(${longestSeconds}::int, power(2, least(${count} - ${free}::int - 1, 20))) end::double precision)`;
  const { rows } = await database.execute(sql`
    insert into sign_in_attempts as a (key, failures, last_at, blocked_until) values (${key}, 1, clock_timestamp(), clock_timestamp())
    on conflict (key) do update set failures = ${failures}, last_at = clock_timestamp(), blocked_until = clock_timestamp() + ${wait(failures)}
    where a.blocked_until <= clock_timestamp()
    returning key`);
  if (rows.length > 0) return;
  const { rows: waits } = await database.execute<{ seconds: number }>(sql`
    select extract(epoch from blocked_until - clock_timestamp())::double precision as seconds from sign_in_attempts where key = ${key}`);
  throw tooManyRequests(Math.max(1, Math.ceil(waits[0]?.seconds ?? 1)));
}

/** The password was right: nobody waits for what came before. */
export const forgetTries = (database: Database, keys: string[]) =>
  database.delete(signInAttempts).where(inArray(signInAttempts.key, keys));

/** Takes a try back that was not one. */
export async function uncountTry(database: Database, key: string): Promise<void> {
  await database
    .update(signInAttempts)
    .set({ failures: sql`greatest(0, failures - 1)`, blockedUntil: sql`clock_timestamp()` })
    .where(inArray(signInAttempts.key, [key]));
}

export const deleteOldTries = (database: Database, before: Date) =>
  database.delete(signInAttempts).where(lt(signInAttempts.lastAt, before));
