import { and, asc, eq } from 'drizzle-orm';
import { orderLines, orders } from '../database/order-tables.ts';
import { behind, chunk, type Owner, type Reader } from '../members/export-reader.ts';

/** What a member has ordered, for the file of everything that is kept of them. */
export const ordersOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const {
      id: key,
      number,
      status,
      total,
      currency,
      paymentMethod,
      notes,
      placedAt,
      email,
      billing,
      shipping,
    } = orders;
    const { shippingName, subtotal, discount, shippingAmount, tax, couponCode, paidAt, shippedAt } = orders;
    const { carrier, parcelNumber } = orders;
    return database
      .select({
        ...{ key, number, status, total, currency, paymentMethod, notes, placedAt, email, billing, shipping },
        ...{ shippingName, subtotal, discount, shippingAmount, tax, couponCode, paidAt, shippedAt },
        ...{ carrier, parcelNumber },
      })
      .from(orders)
      .where(and(eq(orders.memberId, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

/** The things of these orders. */
export const orderLinesOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const { id: key, sku, name, color, size, quantity, unitPrice, discount, total, tax } = orderLines;
    return database
      .select({ key, order: orders.number, sku, name, color, size, quantity, unitPrice, discount, total, tax })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orders.memberId, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };
