import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coupons } from '../database/coupon-tables.ts';
import type { NewOrder } from './new-order.ts';
import { findMiscounts, makeBuyer } from './testing/direct-orders.ts';
import { crowds, tell, useRaces } from './testing/use-races.ts';

const { database, stockOf, pieces, placeAll } = useRaces();

describe('a crowd', () => {
  it(`${crowds.buyers} buyers for 5 pieces: five orders`, async () => {
    const mug = await pieces(5);
    const buyers: NewOrder[] = [];
    for (let count = 0; count < crowds.buyers; count += 1)
      buyers.push(await makeBuyer(database(), [{ variantId: mug, quantity: 1 }]));
    const { made, codes } = await placeAll(buyers);
    expect([made.length, await stockOf(mug), await findMiscounts(database(), [mug])]).toEqual([5, 0, []]);
    expect(new Set(codes)).toEqual(new Set(['out_of_stock']));
    tell(`${crowds.buyers} buyers for 5 pieces: ${made.length} orders, ${codes.length} told that there is none left`);
  });

  it(`${crowds.clicks} clicks on one button, each with a key of its own: one order`, async () => {
    const mug = await pieces(500);
    const buyer = await makeBuyer(database(), [{ variantId: mug, quantity: 2 }]);
    const { made, codes } = await placeAll(
      Array.from({ length: crowds.clicks }, (_, index) => ({ ...buyer, keyHash: `${buyer.keyHash}-${index}` })),
    );
    expect([new Set(made.map(({ id }) => id)).size, codes, await stockOf(mug)]).toEqual([1, [], 498]);
    tell(`${crowds.clicks} clicks: ${new Set(made.map(({ id }) => id)).size} order, told to all ${made.length}`);
  });

  it(`A coupon for ${crowds.uses} uses and ${crowds.carts} who have it: so many uses`, async () => {
    const mug = await pieces(500);
    await database().insert(coupons).values({ code: 'RACE', kind: 'percent', value: 10, useLimit: crowds.uses });
    const buyers: NewOrder[] = [];
    for (let count = 0; count < crowds.carts; count += 1)
      buyers.push(await makeBuyer(database(), [{ variantId: mug, quantity: 1 }], { couponCode: 'RACE' }));
    const { made, codes } = await placeAll(buyers);
    const [coupon] = await database()
      .select()
      .from(coupons)
      .where(sql`code = 'RACE'`);
    expect([made.length, coupon?.useTotal]).toEqual([crowds.uses, crowds.uses]);
    expect(new Set(codes)).toEqual(new Set(['cart_changed']));
    tell(`${crowds.carts} with a coupon for ${crowds.uses}: used ${made.length} times`);
  });

  it(`${crowds.pairs} pairs of carts with the same two products in opposite order: nobody waits for ever`, async () => {
    const [mug, shirt] = [await pieces(1000), await pieces(1000)];
    const lines = [mug, shirt].map((variantId) => ({ variantId, quantity: 1 }));
    const buyers: NewOrder[] = [];
    for (let count = 0; count < crowds.pairs; count += 1)
      for (const cart of [lines, lines.toReversed()]) buyers.push(await makeBuyer(database(), cart));
    const { made, codes } = await placeAll(buyers);
    expect([made.length, codes, await findMiscounts(database(), [mug, shirt])]).toEqual([2 * crowds.pairs, [], []]);
    tell(`${crowds.pairs} pairs in opposite order: ${made.length} orders, no deadlock`);
  });
});
