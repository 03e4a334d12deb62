import type { OrderStatus } from '@sahra/shared/schemas/orders';
import { and, desc, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { orders } from '../database/order-tables.ts';
import { type Cell, csvOf, majorOf } from '../server/http/csv.ts';
import { isListed } from './managed-orders.ts';
import type { OrderRow } from './order-access.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;
const money = (amount: 'subtotal' | 'discount' | 'shippingAmount' | 'tax' | 'total') => (order: OrderRow) =>
  majorOf(order[amount], order.currency);

/** Named as the api names them; what is not needed to keep the books, such as a street, is not among them. */
const columns: Readonly<Record<string, (order: OrderRow) => Cell>> = {
  number: ({ number }) => number,
  placedAt: ({ placedAt }) => moment(placedAt),
  status: ({ status }) => status,
  name: ({ billing }) => (billing ? `${billing.firstName} ${billing.lastName}` : null),
  email: ({ email }) => email,
  country: ({ shipping, billing }) => (shipping ?? billing)?.country ?? null,
  isGuest: ({ memberId }) => memberId === null,
  paymentMethod: ({ paymentMethod }) => paymentMethod,
  currency: ({ currency }) => currency,
  subtotal: money('subtotal'),
  discount: money('discount'),
  couponCode: ({ couponCode }) => couponCode,
  shipping: money('shippingAmount'),
  tax: money('tax'),
  total: money('total'),
  paidAt: ({ paidAt }) => moment(paidAt),
  shippedAt: ({ shippedAt }) => moment(shippedAt),
  carrier: ({ carrier }) => carrier,
  parcelNumber: ({ parcelNumber }) => parcelNumber,
};

/** The orders that a list of admins has, the newest first, as a table. */
export const exportOrders = (
  database: Database,
  filter: { status?: OrderStatus | undefined; q: string },
): AsyncGenerator<string> =>
  csvOf(
    (after, limit) =>
      database
        .select()
        .from(orders)
        .where(and(isListed(filter), after > 0 ? lt(orders.id, after) : undefined))
        .orderBy(desc(orders.id))
        .limit(limit),
    columns,
  );
