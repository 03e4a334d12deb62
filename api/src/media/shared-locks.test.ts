import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, endOtherConnections, silent, type TestDatabase } from '../testing/test-database.ts';
import { SharedLocks } from './shared-locks.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});
afterAll(() => testDatabase.close());
const open = () => new SharedLocks(testDatabase.pool, silent);

it('Of many processes one has a lock, and the next one when it is given back; others are free meanwhile', async () => {
  const [one, other] = [open(), open()];
  expect([await one.tryLock('a'), await other.tryLock('a'), await other.tryLock('b')]).toEqual([true, false, true]);
  await one.unlock('a');
  expect(await other.tryLock('a')).toBe(true);
  await other.unlock('a');
  await other.unlock('b');
  expect(testDatabase.pool.idleCount).toBe(testDatabase.pool.totalCount);
});

it('Where the connection is lost, so is the lock, and the next one is had on another', async () => {
  const [one, other] = [open(), open()];
  await one.tryLock('a');
  await endOtherConnections(testDatabase.pool);
  await one.unlock('a');
  expect([await other.tryLock('a'), await one.tryLock('a')]).toEqual([true, false]);
  await other.unlock('a');
});
