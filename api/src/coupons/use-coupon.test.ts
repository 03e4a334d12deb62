import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockPricedCart } from '../carts/priced-cart.ts';
import { useCarts } from '../carts/testing/use-carts.ts';
import { coupons, couponUses } from '../database/coupon-tables.ts';
import { orders } from '../database/order-tables.ts';
import { returnCoupon, takeCoupon } from './use-coupon.ts';

const { database, variant, member } = useCarts();
const makeCoupon = (code: string, change: Partial<typeof coupons.$inferInsert> = {}) =>
  database()
    .insert(coupons)
    .values({ code, kind: 'percent', value: 10, ...change });
let orderCount = 0;
const order = async () => {
  const [row] = await database()
    .insert(orders)
    .values({ number: `T-${(orderCount += 1)}`, status: 'on-hold', total: 1, currency: 'EGP', paymentMethod: 'cheque' })
    .returning({ id: orders.id });
  return row?.id ?? 0;
};
const usesOf = (code: string) => database().$count(couponUses, eq(couponUses.code, code));
const totalOf = async (code: string) =>
  (await database().select().from(coupons).where(eq(coupons.code, code)))[0]?.useTotal;

describe('uses', () => {
  it('A coupon with ten uses against a hundred orders at once: ten', async () => {
    await makeCoupon('LIMIT10', { useLimit: 10 });
    const ids = [];
    for (let index = 0; index < 100; index += 1) ids.push(await order());
    const take = (orderId: number) =>
      database().transaction((tx) => takeCoupon(tx, { code: 'LIMIT10', orderId, customer: `c${orderId}` }));
    const taken = await Promise.all(ids.map(take));
    expect([taken.filter(Boolean).length, await totalOf('LIMIT10'), await usesOf('LIMIT10')]).toEqual([10, 10, 10]);
    // What fell through is given back once, however often, and somebody else has it.
    const back = ids[taken.indexOf(true)] ?? 0;
    await Promise.all(Array.from({ length: 5 }, () => database().transaction((tx) => returnCoupon(tx, back))));
    expect([await totalOf('LIMIT10'), await usesOf('LIMIT10')]).toEqual([9, 9]);
    expect(await take(ids[taken.indexOf(false)] ?? 0)).toBe(true);
  });

  it('A customer has their own limit, also with twenty orders at once', async () => {
    await makeCoupon('TWICE', { useLimitPerCustomer: 2 });
    const take = async (customer: string) => {
      const orderId = await order();
      return database().transaction((tx) => takeCoupon(tx, { code: 'TWICE', orderId, customer }));
    };
    const taken = await Promise.all(Array.from({ length: 20 }, () => take('mona')));
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await take('karim')).toBe(true);
  });

  it('A use of an order that was never made is none, and one that is off cannot be used', async () => {
    await makeCoupon('TEN');
    await makeCoupon('OFF', { isActive: false });
    const orderId = await order();
    const gone = database().transaction(async (tx) => {
      await takeCoupon(tx, { code: 'TEN', orderId, customer: 'nour' });
      throw new Error('The order fell through');
    });
    await expect(gone).rejects.toThrow('fell through');
    expect(await totalOf('TEN')).toBe(0);
    expect(await database().transaction((tx) => takeCoupon(tx, { code: 'OFF', orderId, customer: 'nour' }))).toBe(
      false,
    );
  });

  it('A member who has used theirs up sees it in the cart, and so does the order of a guest', async () => {
    await makeCoupon('ONCE', { useLimitPerCustomer: 1 });
    const mona = await member();
    await mona.add(await variant());
    expect((await mona.send('PUT', '/cart/coupon', { code: 'ONCE' })).status).toBe(200);
    const orderId = await order();
    await database().transaction((tx) => takeCoupon(tx, { code: 'ONCE', orderId, customer: mona.id }));
    expect((await mona.cart()).coupon?.problem).toBe('coupon_used_up');
    expect((await mona.send('PUT', '/cart/coupon', { code: 'ONCE' })).body).toMatchObject({ code: 'coupon_used_up' });
    const priced = (customer: string) =>
      database().transaction((tx) => lockPricedCart(tx, { memberId: mona.id }, customer, new Date()));
    expect((await priced('a mailbox'))?.coupon).toEqual({ code: 'ONCE', problem: null });
    expect((await priced(mona.id))?.coupon).toEqual({ code: 'ONCE', problem: 'coupon_used_up' });
  });
});
