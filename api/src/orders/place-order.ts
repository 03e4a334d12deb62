import { cartRefusals } from '@sahra/shared/schemas/cart';
import { eq } from 'drizzle-orm';
import { changeCart, lockCart } from '../carts/cart-row.ts';
import { closeCart, lockPricedCart, type PricedCart } from '../carts/priced-cart.ts';
import { takeCoupon } from '../coupons/use-coupon.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { orderLines, orders } from '../database/order-tables.ts';
import { ApiFailure, notFound } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { changeStock } from '../stock/change-stock.ts';
import { customerOf } from './customer.ts';
import { cartChanged, cartIsEmpty, checkCart, lineRowOf, type NewOrder, orderRowOf, outOfStock } from './new-order.ts';
import type { OrderRow } from './order-access.ts';
import { tellOfOrder } from './order-mails.ts';
import { createOrderNumber } from './order-number.ts';
import { findReplay, findSameOrder } from './placed-before.ts';
import { retried } from './retried.ts';
import { addEvent, settlePlaced } from './take-step.ts';

/** The steps of placing, in their order. What is locked is locked in this order too: the cart, variants by their ids, the coupon. */
export const placingSteps = ['lock', 'check', 'insert', 'stock', 'lines', 'coupon', 'tell', 'close'] as const;
export type PlacingStep = (typeof placingSteps)[number];
/** Lets somebody else act around a step. */
export interface Rivals {
  before?(step: PlacingStep): Promise<void>;
  after?(step: PlacingStep): Promise<void>;
}

type Around = <T>(step: PlacingStep, work: () => Promise<T>) => Promise<T>;
const around =
  ({ before, after }: Rivals): Around =>
  async (step, work) => {
    await before?.(step);
    const result = await work();
    await after?.(step);
    return result;
  };

/** The cart, locked, as it comes to with the addresses of the order. */
async function takeCart(tx: Transaction, { order, shopper }: NewOrder, now: Date): Promise<PricedCart> {
  // Members before carts, as the deletion of a member locks them.
  if ('memberId' in shopper) {
    const { id } = members;
    const [member] = await tx.select({ id }).from(members).where(eq(id, shopper.memberId)).for('key share');
    if (!member) throw notFound('member');
  }
  const row = await lockCart(tx, shopper);
  if (!row) throw cartIsEmpty();
  await changeCart(tx, row.id, destinationOf(order), now);
  const cart = await lockPricedCart(tx, shopper, customerOf(shopper, order.email), now);
  if (!cart) throw cartIsEmpty();
  return cart;
}

/** Where an order goes, and how, as a cart keeps it. */
export const destinationOf = (order: NewOrder['order']) => ({
  country: order.isShippingElsewhere ? order.shippingCountry : order.country,
  ...(order.shippingMethod && { shippingMethod: order.shippingMethod }),
});

/** Two of the same number are as good as impossible, and no fault of anybody. */
async function insertOrder(tx: Transaction, values: Omit<typeof orders.$inferInsert, 'number'>): Promise<OrderRow> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [row] = await tx
      .insert(orders)
      .values({ ...values, number: createOrderNumber() })
      .onConflictDoNothing({ target: orders.number })
      .returning();
    if (row) return row;
  }
  throw new Error('No number was free');
}

/** The pieces of an order leave the shelf; files are not used up. */
async function takeStock(tx: Transaction, { lines }: PricedCart, orderId: number): Promise<void> {
  const changes = lines
    .filter(({ isDigital }) => !isDigital)
    .map(({ variantId, quantity }) => ({ variantId, change: -quantity, reason: 'order' as const, orderId }));
  const missing = await changeStock(tx, changes);
  if (missing.length > 0) throw outOfStock();
}

async function place(tx: Transaction, ring: KeyRing, placed: NewOrder, rivals: Rivals, now: Date): Promise<OrderRow> {
  const step = around(rivals);
  const { order, shopper, language } = placed;
  const cart = await step('lock', () => takeCart(tx, placed, now));
  await step('check', async () => checkCart(cart, order));
  const row = await step('insert', () => insertOrder(tx, orderRowOf(placed, cart, now)));
  // Before the lines: what points to a variant locks it a little, and two who did so would wait for each other here.
  await step('stock', () => takeStock(tx, cart, row.id));
  const lines = cart.lines.map((line, index) => lineRowOf(line, index + 1, row.id, language));
  await step('lines', () => tx.insert(orderLines).values(lines));
  await step('coupon', async () => {
    const code = row.couponCode;
    if (code === null) return;
    if (!(await takeCoupon(tx, { code, orderId: row.id, customer: customerOf(shopper, order.email) })))
      throw cartChanged();
  });
  const settled = await step('tell', async () => {
    await addEvent(tx, { orderId: row.id, kind: 'placed', actor: 'buyer', at: now });
    await tellOfOrder(tx, ring, row, lines);
    return settlePlaced(tx, row, now);
  });
  await step('close', () => closeCart(tx, cart.cartId, now));
  return settled;
}

/**
 * Makes an order of a cart, once: all of it, or nothing. The same key again is the same order, and so is the same order again where the cart
 * became one a moment ago. Refused with 409 where the cart is not what its buyer has seen.
 */
export async function placeOrder(
  database: Database,
  ring: KeyRing,
  placed: NewOrder,
  now: Date,
  rivals: Rivals = {},
): Promise<OrderRow> {
  const known = await findReplay(database, placed.keyHash, placed.requestHash);
  if (known) return known;
  try {
    return await retried(() => database.transaction((tx) => place(tx, ring, placed, rivals, now)));
  } catch (error) {
    // The other of two that came at once may have got there first.
    const first = await findReplay(database, placed.keyHash, placed.requestHash);
    if (first) return first;
    const isEmpty = error instanceof ApiFailure && error.body.code === cartRefusals.empty;
    const same = isEmpty && (await findSameOrder(database, placed.shopper, placed.requestHash, now));
    if (same) return same;
    throw error;
  }
}
