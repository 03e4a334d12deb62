import { and, asc, eq, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { couponUses } from '../database/coupon-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { orderEvents, orders } from '../database/order-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { isCancellable } from './order-rules.ts';
import { takeStep } from './take-step.ts';

/** So long after the last thing that happened a guest may ask for an invoice, or send something back. */
const keepGuestsMs = 365 * dayMs;

const nobody = {
  ...{ billing: null, shipping: null, email: '', notes: '', parcelNumber: null },
  ...{ shopperHash: null, idempotencyKey: null, requestHash: null },
} as const;

/** What was bought, and for how much, stays for the books; who bought it does not. */
async function forgetBuyers(tx: Transaction, which: SQL | undefined): Promise<void> {
  const rows = await tx.update(orders).set(nobody).where(which).returning({ id: orders.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(orderEvents)
    .set({ note: '' })
    .where(and(inArray(orderEvents.orderId, ids), ne(orderEvents.note, '')));
  await tx.update(couponUses).set({ customer: '' }).where(inArray(couponUses.orderId, ids));
}

/** A member leaves: what is not sent yet is called off, its pieces are back on the shelf, and all of it is nobody's. Called while the member is held. */
export async function leaveOrders(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const own = eq(orders.memberId, memberId);
  const open = await tx
    .select()
    .from(orders)
    .where(and(own, inArray(orders.status, ['on-hold', 'processing'])))
    .orderBy(asc(orders.id))
    .for('update');
  for (const order of open)
    if (isCancellable(order, false)) await takeStep(tx, null, order, { step: 'cancelled', actor: 'buyer' }, now);
  await forgetBuyers(tx, own);
}

/** Clears guests out of orders that have been over for a year; members are cleared when they leave. */
export const forgetOldGuests = (database: Database, now: Date): Promise<void> =>
  database.transaction((tx) =>
    forgetBuyers(
      tx,
      and(
        isNull(orders.memberId),
        ne(orders.email, ''),
        inArray(orders.status, ['completed', 'cancelled', 'failed', 'refunded']),
        lt(orders.updatedAt, new Date(now.getTime() - keepGuestsMs)),
      ),
    ),
  );
