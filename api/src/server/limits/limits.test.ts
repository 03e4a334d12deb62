import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowances, callerKeys } from '../../database/limit-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { consumeRateLimit, deleteRefilledRateLimits, type RateLimit } from './rate-limit.ts';
import { CallerHashes } from './caller-hash.ts';

const three: RateLimit = { burst: 3, refillMs: 60_000 };
let connection: TestDatabase | undefined;
const database = () => {
  if (!connection) throw new Error('The database is there as soon as the tests run');
  return connection.database;
};
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection?.close());
beforeEach(async () => {
  await database().delete(allowances);
});

const take = (key: string) => database().transaction((tx) => consumeRateLimit(tx, key, three));
const passMs = (key: string, ms: number) =>
  database()
    .update(allowances)
    .set({ fullAt: sql`full_at - make_interval(secs => ${ms / 1000}::double precision)` })
    .where(eq(allowances.key, key));

describe('rate limits', () => {
  it('Three at once, then one a minute; a refusal names how long to wait', async () => {
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0]);
    const wait = await take('a');
    expect([wait > 55_000, wait <= 60_000]).toEqual([true, true]);
    expect(await take('b')).toBe(0);
    await passMs('a', 60_000);
    expect(await take('a')).toBe(0);
    expect(await take('a')).toBeGreaterThan(0);
  });

  it('A long rest gives no more than the whole burst', async () => {
    await take('a');
    await passMs('a', 86_400_000);
    expect([await take('a'), await take('a'), await take('a'), (await take('a')) > 0]).toEqual([0, 0, 0, true]);
  });

  it('Of fifty at once three are taken', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => take('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('What is whole again is forgotten', async () => {
    await take('old');
    await take('new');
    await passMs('old', 61_000);
    await deleteRefilledRateLimits(database());
    expect((await database().select().from(allowances)).map(({ key }) => key)).toEqual(['new']);
  });
});

describe('hashes of callers', () => {
  const day = Date.parse('2030-01-10T12:00:00Z');
  const days = (count: number) => day + count * 86_400_000;

  it('Replicas that meet a day at the same time hash alike', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 8 }, () => new CallerHashes(database()).ofAddress('192.0.2.1', day)),
    );
    expect(new Set(hashes).size).toBe(1);
  });

  it('Another day hashes otherwise, and keys of the days before yesterday are gone', async () => {
    const callers = new CallerHashes(database());
    const hashes = [];
    for (const count of [0, 1, 2, 3]) hashes.push(await callers.ofAddress('192.0.2.1', days(count)));
    expect(new Set(hashes).size).toBe(4);
    const kept = await database().select({ day: callerKeys.day }).from(callerKeys).orderBy(callerKeys.day);
    expect(kept).toEqual([{ day: '2030-01-12' }, { day: '2030-01-13' }]);
  });
});
