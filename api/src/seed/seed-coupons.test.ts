import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupons } from '../database/coupon-tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testContents } from '../testing/test-demo.ts';
import { writeCoupons } from './seed-coupons.ts';

const demo = await testContents();
let site: TestDatabase;
beforeAll(async () => {
  site = await createTestDatabase();
});
afterAll(() => site.close());
const stored = async () =>
  (await site.database.select().from(coupons).orderBy(asc(coupons.code))).map(({ code, value }) => [code, value]);

it('The demo has coupons of each kind, one that has ended and one that is used up; what an owner changed or removed stays so', async () => {
  const all = [
    ['EXPIRED', 20],
    ['FIRST20', 20],
    ['FREESHIP', 0],
    ['NIGHT50', 5_000],
    ['SAHRA10', 10],
  ];
  expect(await stored()).toEqual(all);
  await site.database.update(coupons).set({ value: 15 }).where(eq(coupons.code, 'SAHRA10'));
  await site.database.delete(coupons).where(eq(coupons.code, 'FREESHIP'));
  const extra = {
    ...demo.coupons[0],
    code: 'NEW5',
    kind: 'percent',
    value: 5,
    createdAt: '2026-01-01T00:00:00Z',
    endsAt: null,
  } as const;
  await site.database.transaction((tx) => writeCoupons(tx, [...demo.coupons, extra]));
  expect(await stored()).toEqual([
    ['EXPIRED', 20],
    ['FIRST20', 20],
    ['NEW5', 5],
    ['NIGHT50', 5_000],
    ['SAHRA10', 15],
  ]);
});
