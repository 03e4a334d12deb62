import { type OrderActor, orderRefusals } from '@sahra/shared/schemas/orders';
import { and, eq } from 'drizzle-orm';
import { returnCoupon } from '../coupons/use-coupon.ts';
import type { Transaction } from '../database/connect.ts';
import { downloads, orderEvents, orderLines, orders } from '../database/order-tables.ts';
import { grantDownloads } from '../downloads/grant-downloads.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { changeStock } from '../stock/change-stock.ts';
import type { OrderRow } from './order-access.ts';
import { tellOfStep } from './order-mails.ts';
import { effectOf, type OrderStep } from './order-rules.ts';

/** A step that somebody takes with an order. */
export interface Step {
  step: OrderStep;
  actor: OrderActor;
  note?: string;
  /** Of a refund: the pieces have come back too. */
  hasPiecesBack?: boolean;
  /** Of a parcel. */
  parcel?: { carrier: string; parcelNumber: string };
}

/** What came at the same time was first, or it is over. */
export const orderDecided = ({ status }: Pick<OrderRow, 'status'>) =>
  new ApiFailure(409, { code: orderRefusals.decided, message: `The order is ${status} already` });

/** An order, held until the transaction ends: its steps follow one another. Orders are locked before variants, these before coupons. */
export async function holdOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return found(row, 'order');
}

export const addEvent = async (tx: Transaction, event: typeof orderEvents.$inferInsert): Promise<void> => {
  await tx.insert(orderEvents).values(event);
};

/** Is there nothing new in a step: it was taken before, and its answer got lost? */
function isRepeated(order: OrderRow, { step, parcel }: Step): boolean {
  if (step === 'paid') return order.paidAt !== null;
  if (step === 'shipped')
    return (
      order.shippedAt !== null &&
      (order.carrier ?? '') === parcel?.carrier &&
      (order.parcelNumber ?? '') === parcel.parcelNumber
    );
  const to = {
    completed: 'completed',
    cancelled: 'cancelled',
    expired: 'cancelled',
    failed: 'failed',
    refunded: 'refunded',
  };
  return order.status === to[step];
}

/** Puts the pieces of an order back on the shelf, once. Files are not used up. */
export async function returnStock(tx: Transaction, orderId: number): Promise<void> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isDigital, false)));
  await changeStock(
    tx,
    lines.flatMap(({ variantId, quantity }) =>
      variantId === null ? [] : [{ variantId, change: quantity, reason: 'returned' as const, orderId }],
    ),
  );
}

/** What the step leaves in the order's row. */
function changesOf({ step, parcel }: Step, to: OrderRow['status'], now: Date): Partial<OrderRow> {
  return {
    status: to,
    updatedAt: now,
    ...(step === 'paid' && { paidAt: now }),
    ...(step === 'shipped' && {
      shippedAt: now,
      carrier: parcel?.carrier || null,
      parcelNumber: parcel?.parcelNumber || null,
    }),
  };
}

const hasOnlyFiles = async (tx: Transaction, orderId: number) =>
  (await tx.$count(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.isDigital, false)))) === 0;

/** What is paid and has nothing to send is done. */
async function completeFiles(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  await grantDownloads(tx, order.id, now);
  if (order.status !== 'processing' || !(await hasOnlyFiles(tx, order.id))) return order;
  const [done] = await tx
    .update(orders)
    .set({ status: 'completed', updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  await addEvent(tx, { orderId: order.id, kind: 'completed', actor: 'site', at: now });
  return found(done, 'order');
}

/**
 * Takes a step with an order that is held, with everything that belongs to it: stock, coupon, files, timeline, mail. The same step again
 * changes nothing; one that the table does not have is refused with 409. Without a ring nobody is told: they are leaving.
 */
export async function takeStep(
  tx: Transaction,
  ring: KeyRing | null,
  order: OrderRow,
  taken: Step,
  now: Date,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { step, actor, note = '' } = taken;
  const effect = effectOf(order.status, step);
  if (!effect || (step === 'refunded' && order.status !== 'refunded' && order.paidAt === null))
    throw orderDecided(order);
  if (isRepeated(order, taken)) return { order, isNew: false };
  const [row] = await tx
    .update(orders)
    .set(changesOf(taken, effect.to, now))
    .where(eq(orders.id, order.id))
    .returning();
  const changed = found(row, 'order');
  if (effect.stock === 'returns' || (effect.stock === 'if-told' && taken.hasPiecesBack))
    await returnStock(tx, order.id);
  if (effect.coupon === 'returns') await returnCoupon(tx, order.id);
  // Nobody loads what they did not pay for, or got their money back for.
  if (effect.stock !== 'stays')
    await tx.update(downloads).set({ expiresAt: now }).where(eq(downloads.orderId, order.id));
  await addEvent(tx, { orderId: order.id, kind: step, actor, note, at: now });
  const after = step === 'paid' ? await completeFiles(tx, changed, now) : changed;
  if (ring) await tellOfStep(tx, ring, after, step);
  return { order: after, isNew: true };
}

/** An order that is paid as it is placed, because it costs nothing: its files are there at once. */
export const settlePlaced = (tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> =>
  order.paidAt === null ? Promise.resolve(order) : completeFiles(tx, order, now);
