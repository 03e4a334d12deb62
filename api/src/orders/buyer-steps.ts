import type { PaymentMethod } from '@sahra/shared/form-rules/payment-methods';
import { orderRefusals } from '@sahra/shared/schemas/orders';
import { and, asc, eq } from 'drizzle-orm';
import { openCart } from '../carts/cart-row.ts';
import { putInto } from '../carts/line-items.ts';
import type { Shopper } from '../carts/shopper.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { orderLines, orders } from '../database/order-tables.ts';
import { ApiFailure, found, invalidRequest } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import type { OrderRow } from './order-access.ts';
import { firstStatus, isCancellable, isUnpaid, payUntilOf } from './order-rules.ts';
import { addEvent, holdOrder, orderDecided, takeStep } from './take-step.ts';

const countLines = (tx: Transaction, orderId: number, isDigital: boolean) =>
  tx.$count(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.isDigital, isDigital)));

/** A buyer pays in another way, as long as nothing was paid or sent. The day by which money must be there stays. */
export const changePaymentMethod = (
  database: Database,
  { id }: OrderRow,
  paymentMethod: PaymentMethod,
  now: Date,
): Promise<OrderRow> =>
  database.transaction(async (tx) => {
    const order = await holdOrder(tx, id);
    if (order.paymentMethod === paymentMethod && isUnpaid(order)) return order;
    const status = firstStatus(paymentMethod, false);
    const payUntil = payUntilOf({ status, placedAt: order.placedAt });
    if (!isUnpaid(order) || (payUntil && payUntil <= now)) throw orderDecided(order);
    if (paymentMethod === 'cash-on-delivery' && (await countLines(tx, id, false)) === 0)
      throw invalidRequest({ paymentMethod: 'nothing is delivered at whose door it could be paid' });
    const [row] = await tx
      .update(orders)
      .set({ paymentMethod, status, updatedAt: now })
      .where(eq(orders.id, id))
      .returning();
    await addEvent(tx, { orderId: id, kind: 'payment-method', actor: 'buyer', at: now });
    return found(row, 'order');
  });

/** A buyer calls an order off. Once more changes nothing. */
export const cancelOrder = (database: Database, ring: KeyRing, { id }: OrderRow, now: Date): Promise<OrderRow> =>
  database.transaction(async (tx) => {
    const order = await holdOrder(tx, id);
    if (order.status === 'cancelled') return order;
    if (!isCancellable(order, (await countLines(tx, id, true)) > 0)) throw orderDecided(order);
    return (await takeStep(tx, ring, order, { step: 'cancelled', actor: 'buyer' }, now)).order;
  });

/** Whether as much of a line as can be had is in the cart. */
async function hasAdded(tx: Transaction, cartId: string, variantId: number, quantity: number, now: Date) {
  try {
    await putInto(tx, cartId, { variantId, quantity, isMore: true }, now);
    return true;
  } catch (error) {
    // Sold out, or the cart is full: the others may still go in.
    if (error instanceof ApiFailure && (error.status === 409 || error.status === 404)) return false;
    throw error;
  }
}

/** Puts what was ordered into the cart of whoever asks, as far as it can still be had, at the prices of today. */
export const orderAgain = (
  database: Database,
  { id }: OrderRow,
  { shopper, callerHash }: { shopper: Shopper; callerHash: string },
  now: Date,
): Promise<{ added: number; missing: number }> =>
  database.transaction(async (tx) => {
    const cart = await openCart(tx, shopper, callerHash, now);
    const lines = await tx
      .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.variantId));
    let added = 0;
    for (const { variantId, quantity } of lines)
      if (variantId !== null && (await hasAdded(tx, cart.id, variantId, quantity, now))) added += 1;
    if (added === 0)
      throw new ApiFailure(409, { code: orderRefusals.nothingLeft, message: 'Nothing of it can be had any more' });
    return { added, missing: lines.length - added };
  });
