import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coupons } from '../database/coupon-tables.ts';
import { orderEvents, orders } from '../database/order-tables.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { changeStock } from '../stock/change-stock.ts';
import { cancelOrder } from './buyer-steps.ts';
import { takeManagedStep } from './managed-steps.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow } from './order-access.ts';
import { UNPAID_DAYS } from './order-rules.ts';
import { placeOrder } from './place-order.ts';
import { findMiscounts, makeBuyer, openLedger } from './testing/direct-orders.ts';
import { useOrders } from './testing/use-orders.ts';
import { expireUnpaidOrders } from './unpaid-orders.ts';

const { database, variant, stockOf } = useOrders();
/** `npm test -- --all` and `npm run test:races` have the crowds that are promised. */
const isFull = process.env.SAHRA_ALL === '1';
const [BUYERS, CLICKS, COUPONS, PAIRS, RACES, ADMINS] = isFull ? [200, 100, 100, 50, 40, 50] : [20, 8, 10, 6, 4, 10];
const COUPON_USES = isFull ? 10 : 3;
const tell = (text: string) => console.info(text);

async function pieces(stock: number): Promise<number> {
  const id = await variant({ stock });
  await openLedger(database(), id, stock);
  return id;
}
const ring = () => new SigningKeys(database()).ring();
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** How each attempt ended: an order, or the code of its refusal. */
async function placeAll(placed: readonly NewOrder[]) {
  const keys = await ring();
  const ended = await Promise.allSettled(placed.map((each) => placeOrder(database(), keys, each, new Date())));
  const codes = ended.flatMap((each) => (each.status === 'rejected' ? [codeOf(each.reason)] : []));
  return { made: ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])), codes };
}
const codeOf = (error: unknown) => (error as { body?: { code: string } }).body?.code ?? String(error);

describe('a crowd', () => {
  it(`${BUYERS} buyers for 5 pieces: five orders`, async () => {
    const mug = await pieces(5);
    const buyers: NewOrder[] = [];
    for (let count = 0; count < BUYERS; count += 1)
      buyers.push(await makeBuyer(database(), [{ variantId: mug, quantity: 1 }]));
    const { made, codes } = await placeAll(buyers);
    expect([made.length, await stockOf(mug), await findMiscounts(database(), [mug])]).toEqual([5, 0, []]);
    expect(new Set(codes)).toEqual(new Set(['out_of_stock']));
    tell(`${BUYERS} buyers for 5 pieces: ${made.length} orders, ${codes.length} told that there is none left`);
  });

  it(`${CLICKS} clicks on one button, each with a key of its own: one order`, async () => {
    const mug = await pieces(500);
    const buyer = await makeBuyer(database(), [{ variantId: mug, quantity: 2 }]);
    const { made, codes } = await placeAll(
      Array.from({ length: CLICKS }, (_, index) => ({ ...buyer, keyHash: `${buyer.keyHash}-${index}` })),
    );
    expect([new Set(made.map(({ id }) => id)).size, codes, await stockOf(mug)]).toEqual([1, [], 498]);
    tell(`${CLICKS} clicks: ${new Set(made.map(({ id }) => id)).size} order, told to all ${made.length}`);
  });

  it(`A coupon for ${COUPON_USES} uses and ${COUPONS} who have it: so many uses`, async () => {
    const mug = await pieces(500);
    await database().insert(coupons).values({ code: 'RACE', kind: 'percent', value: 10, useLimit: COUPON_USES });
    const buyers: NewOrder[] = [];
    for (let count = 0; count < COUPONS; count += 1)
      buyers.push(await makeBuyer(database(), [{ variantId: mug, quantity: 1 }], { couponCode: 'RACE' }));
    const { made, codes } = await placeAll(buyers);
    const [coupon] = await database()
      .select()
      .from(coupons)
      .where(sql`code = 'RACE'`);
    expect([made.length, coupon?.useTotal]).toEqual([COUPON_USES, COUPON_USES]);
    expect(new Set(codes)).toEqual(new Set(['cart_changed']));
    tell(`${COUPONS} with a coupon for ${COUPON_USES}: used ${made.length} times`);
  });

  it(`${PAIRS} pairs of carts with the same two products in opposite order: nobody waits for ever`, async () => {
    const [mug, shirt] = [await pieces(1000), await pieces(1000)];
    const lines = [mug, shirt].map((variantId) => ({ variantId, quantity: 1 }));
    const buyers: NewOrder[] = [];
    for (let count = 0; count < PAIRS; count += 1)
      for (const cart of [lines, lines.toReversed()]) buyers.push(await makeBuyer(database(), cart));
    const { made, codes } = await placeAll(buyers);
    expect([made.length, codes, await findMiscounts(database(), [mug, shirt])]).toEqual([2 * PAIRS, [], []]);
    tell(`${PAIRS} pairs in opposite order: ${made.length} orders, no deadlock`);
  });
});

/** What has become of an order, of which the pieces are back or not. */
const statusOf = async ({ id }: OrderRow) => {
  const [row] = await database()
    .select()
    .from(orders)
    .where(sql`id = ${id}`);
  const events = await database()
    .select()
    .from(orderEvents)
    .where(sql`order_id = ${id}`);
  return { status: row?.status, ends: events.filter(({ kind }) => kind === 'cancelled' || kind === 'expired').length };
};

it(`${RACES} times: an order is paid, called off and over at the same moment; admins count ${ADMINS} times meanwhile`, async () => {
  const mug = await pieces(1000);
  const keys = await ring();
  const admin = { id: null, name: 'Salma' };
  const late = new Date(Date.now() + (UNPAID_DAYS + 1) * 86_400_000);
  const made: OrderRow[] = [];
  for (let count = 0; count < RACES; count += 1)
    made.push(
      await placeOrder(database(), keys, await makeBuyer(database(), [{ variantId: mug, quantity: 2 }]), new Date()),
    );
  const counting = times(ADMINS, (index) =>
    database().transaction((tx) => changeStock(tx, [{ variantId: mug, change: index % 2 ? 3 : -2, reason: 'count' }])),
  );
  const racing = made.flatMap((order) => [
    takeManagedStep(database(), keys, admin, order, { name: 'payment' }, new Date()),
    cancelOrder(database(), keys, order, new Date()),
  ]);
  await Promise.allSettled([...racing, expireUnpaidOrders(database(), late)]);
  await counting;
  const ended = await Promise.all(made.map(statusOf));
  for (const { status, ends } of ended)
    expect([status, ends]).toEqual(status === 'cancelled' ? [status, 1] : ['processing', 0]);
  const kept = ended.filter(({ status }) => status === 'processing').length;
  const counted = Array.from({ length: ADMINS }, (_, index) => (index % 2 ? 3 : -2)).reduce(
    (sum, each) => sum + each,
    0,
  );
  expect(await stockOf(mug)).toBe(1000 + counted - 2 * kept);
  expect(await findMiscounts(database(), [mug])).toEqual([]);
  tell(
    `${RACES} orders paid, cancelled and expired at once: ${kept} go on, ${RACES - kept} are cancelled once; ${ADMINS} counts of admins; the ledger adds up`,
  );
});
