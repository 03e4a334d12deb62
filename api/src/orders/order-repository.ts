import type { Page } from '@sahra/shared/schemas/common';
import type { Order, OrderDetails, OrderLine } from '@sahra/shared/schemas/orders';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { orderEvents, orderLines, orders } from '../database/order-tables.ts';
import type { Database } from '../database/connect.ts';
import { found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';

type Row = typeof orders.$inferSelect;

const toOrder = ({ number, status, total, currency, placedAt }: Row): Order => ({
  number,
  status,
  total: { amount: total, currency },
  placedAt: placedAt.toISOString(),
});

/** A page of a member's orders, the newest first. */
export async function listOrders(database: Database, memberId: string, query: PageQuery): Promise<Page<Order>> {
  const { limit, offset } = limitOf(query);
  const isTheirs = eq(orders.memberId, memberId);
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(orders)
      .where(isTheirs)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(orders).where(isTheirs),
  ]);
  return toPage(rows.map(toOrder), counted?.total ?? 0, query);
}

const toLine = (row: typeof orderLines.$inferSelect, currency: string): OrderLine => {
  const { slug, sku, name, nameArabic, color, size, quantity, taxRate, isDigital } = row;
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ slug, sku, name, nameArabic, color, size, quantity, taxRate, isDigital },
    ...{ unitPrice: money(row.unitPrice), subtotal: money(row.subtotal), discount: money(row.discount) },
    ...{ total: money(row.total), tax: money(row.tax) },
  };
};

/** An order with its lines and what became of it. */
async function readDetails(database: Database, order: Row): Promise<OrderDetails> {
  const [lines, events] = await Promise.all([
    database.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position)),
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
    actions: [],
    ...{ payTo: null, payUntil: null },
  };
}

/** One order of a member; another's is none. */
export async function findOrder(database: Database, memberId: string, number: string): Promise<OrderDetails> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.memberId, memberId)));
  return readDetails(database, found(row, 'order'));
}
