import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deleteAccount } from '../members/account-deletion.ts';
import { coupons, couponUses } from '../database/coupon-tables.ts';
import { orders } from '../database/order-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { useOrders } from './testing/use-orders.ts';

const { database, variant, shopper, member, place, rowOf, eventsOf, stockOf, movedOf } = useOrders();
const nobody = { billing: null, shipping: null, email: '', notes: '', memberId: null, shopperHash: null };

it('A member leaves: what is open is called off, what was sent stays for the books, nobody’s name stands there', async () => {
  const mona = await member();
  const mug = await variant({ stock: 10 });
  await database().insert(coupons).values({ code: 'LEAVE', kind: 'percent', value: 10, useLimit: 5 });
  await mona.add(mug, 2);
  await mona.send('PUT', '/cart/coupon', { code: 'LEAVE' });
  const open = await place(mona, { notes: 'At the back door' });
  await mona.add(mug, 3);
  const sent = await place(mona, { paymentMethod: 'cash-on-delivery' });
  await database().update(orders).set({ status: 'completed', shippedAt: new Date() }).where(eq(orders.number, sent));
  const before = await rowOf(sent);
  await deleteAccount(database(), mona.id, new Date());
  expect(await rowOf(open)).toMatchObject({ ...nobody, status: 'cancelled' });
  expect(await rowOf(sent)).toMatchObject({ ...nobody, status: 'completed', total: before.total });
  expect(await eventsOf(open)).toEqual(['placed buyer', 'cancelled buyer']);
  expect([await stockOf(mug), await movedOf(mug)]).toEqual([7, -3]);
  expect(await database().$count(couponUses)).toBe(0);
});

it('Guests are cleared out of what has been over for a year, and of nothing else', async () => {
  const who = shopper();
  const mug = await variant({ stock: 10 });
  const made: string[] = [];
  for (const days of [366, 364, 366]) {
    await who.add(mug);
    const number = await place(who, { email: 'old@example.org' });
    const updatedAt = new Date(Date.now() - days * 86_400_000);
    await database().update(orders).set({ status: 'completed', updatedAt }).where(eq(orders.number, number));
    made.push(number);
  }
  const [old = '', young = '', open = ''] = made;
  await database().update(orders).set({ status: 'on-hold' }).where(eq(orders.number, open));
  await tidy(database(), new Date());
  expect(await rowOf(old)).toMatchObject(nobody);
  for (const number of [young, open]) expect(await rowOf(number)).toMatchObject({ email: 'old@example.org' });
});
