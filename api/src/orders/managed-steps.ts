import type { AdminActionName } from '@sahra/shared/schemas/admin';
import type { ManagedOrderStep } from '@sahra/shared/schemas/managed-orders';
import { desc, eq } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { orderEvents, orderLines } from '../database/order-tables.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { stepOf } from './managed-orders.ts';
import type { OrderRow } from './order-access.ts';
import { tellOfOrder, tellOfStep } from './order-mails.ts';
import type { OrderStep } from './order-rules.ts';
import { addEvent, holdOrder, type Step, takeStep } from './take-step.ts';

const actionOf: Readonly<Record<ManagedOrderStep, AdminActionName>> = {
  payment: 'pay-order',
  shipment: 'ship-order',
  completion: 'complete-order',
  cancellation: 'cancel-order',
  failure: 'fail-order',
  refund: 'refund-order',
};

const record = (tx: Transaction, admin: Actor, action: AdminActionName, { number }: OrderRow, details = {}) =>
  recordAction(tx, { admin, action, target: `order:${number}`, details });

/** An admin takes a step with an order; the log says so, once. */
export const takeManagedStep = (
  database: Database,
  ring: KeyRing,
  admin: Actor,
  { id }: OrderRow,
  { name, ...taken }: Omit<Step, 'step' | 'actor'> & { name: ManagedOrderStep },
  now: Date,
): Promise<OrderRow> =>
  database.transaction(async (tx) => {
    const before = await holdOrder(tx, id);
    const { order, isNew } = await takeStep(tx, ring, before, { ...taken, step: stepOf[name], actor: 'admin' }, now);
    const { parcel, hasPiecesBack } = taken;
    if (isNew)
      await record(tx, admin, actionOf[name], order, {
        from: before.status,
        to: order.status,
        ...(parcel?.parcelNumber && { parcelNumber: parcel.parcelNumber }),
        ...(hasPiecesBack !== undefined && { hasPiecesBack: String(hasPiecesBack) }),
      });
    return order;
  });

/** An admin writes something down, for the buyer or for other admins only. */
export const addNote = (
  database: Database,
  admin: Actor,
  { id }: OrderRow,
  { note, isInternal }: { note: string; isInternal: boolean },
  now: Date,
): Promise<OrderRow> =>
  database.transaction(async (tx) => {
    const order = await holdOrder(tx, id);
    await addEvent(tx, { orderId: id, kind: 'note', actor: 'admin', note, isInternal, at: now });
    // What it says may be of a person: the order has it, the log does not.
    await record(tx, admin, 'note-order', order, { isInternal: String(isInternal) });
    return order;
  });

const told: readonly string[] = ['paid', 'shipped', 'cancelled', 'expired', 'failed', 'refunded'];

/** The mail about the last thing that happened once more: it got lost, or was deleted. */
export const resendMail = (database: Database, ring: KeyRing, admin: Actor, { id }: OrderRow): Promise<OrderRow> =>
  database.transaction(async (tx) => {
    const order = await holdOrder(tx, id);
    const events = await tx
      .select({ kind: orderEvents.kind })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(desc(orderEvents.id));
    const last = events.find(({ kind }) => told.includes(kind));
    if (last) await tellOfStep(tx, ring, order, last.kind as OrderStep);
    else {
      const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position);
      await tellOfOrder(tx, ring, order, lines);
    }
    await record(tx, admin, 'resend-order-mail', order, { about: last?.kind ?? 'placed' });
    return order;
  });
