import type { Order, OrderDetails, OrderLine, PlacedOrder } from '@sahra/shared/schemas/orders';
import { payToLine } from '@sahra/shared/form-rules/payment-methods';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { orderEvents, orderLines } from '../database/order-tables.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { OrderRow } from './order-access.ts';
import { actionsOf, isUnpaid, payUntilOf } from './order-rules.ts';

/** As lists have it. */
export const toOrder = ({ number, status, total, currency, placedAt }: OrderRow): Order => ({
  number,
  status,
  total: { amount: total, currency },
  placedAt: placedAt.toISOString(),
});

/** As who has just placed it gets it. */
export const toPlaced = ({ number, status, total, currency }: OrderRow): PlacedOrder => ({
  number,
  status,
  total: { amount: total, currency },
});

/** A line as the wire has it. */
export function toLine(row: typeof orderLines.$inferSelect, currency: string): OrderLine {
  const { slug, sku, name, nameArabic, color, size, quantity, taxRate, isDigital } = row;
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ slug, sku, name, nameArabic, color, size, quantity, taxRate, isDigital },
    ...{ unitPrice: money(row.unitPrice), subtotal: money(row.subtotal), discount: money(row.discount) },
    ...{ total: money(row.total), tax: money(row.tax) },
  };
}

export const readLines = (database: Database, orderId: number) =>
  database.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** An order with its lines, what became of it, and what its buyer can do now. */
export async function readDetails(
  database: Database,
  payTo: SiteSettings['payTo'],
  order: OrderRow,
): Promise<OrderDetails> {
  const [lines, events] = await Promise.all([
    readLines(database, order.id),
    database
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.isInternal, false)))
      .orderBy(asc(orderEvents.id)),
  ]);
  const money = (amount: number) => ({ amount, currency: order.currency });
  const { paymentMethod, notes, couponCode, email, billing, shipping, shippingName, parcelNumber, carrier } = order;
  return {
    ...toOrder(order),
    ...{ paymentMethod, notes, couponCode, email, billing, shipping, shippingName, parcelNumber, carrier },
    lines: lines.map((line) => toLine(line, order.currency)),
    ...{ subtotal: money(order.subtotal), discount: money(order.discount) },
    ...{ shippingAmount: money(order.shippingAmount), tax: money(order.tax) },
    timeline: events.map(({ kind, actor, note, at }) => ({ kind, actor, note, at: at.toISOString() })),
    actions: actionsOf(order, {
      hasAny: lines.some(({ variantId }) => variantId !== null),
      hasFiles: lines.some(({ isDigital }) => isDigital),
    }),
    payTo: isUnpaid(order) ? (payToLine(paymentMethod, payTo) ?? null) : null,
    payUntil: payUntilOf(order)?.toISOString() ?? null,
  };
}
