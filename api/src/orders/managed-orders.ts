import { toOrderNumber } from '@sahra/shared/form-rules/order-tracking-form';
import type { OrderStatus } from '@sahra/shared/schemas/orders';
import {
  type ManagedOrderDetails,
  type ManagedOrders,
  type ManagedOrderStep,
  managedOrderSteps,
} from '@sahra/shared/schemas/managed-orders';
import { and, asc, desc, eq, like, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { countUpTo } from '../database/count-up-to.ts';
import { orderEvents, orderMailbox, orders, orderSearchText } from '../database/order-tables.ts';
import { escapeLike, hasTerm, termsOf } from '../database/search-terms.ts';
import { found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { OrderRow } from './order-access.ts';
import { readDetails, readLines, toOrder } from './order-answer.ts';
import { effectOf, type OrderStep } from './order-rules.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;
const nameOf = ({ billing }: OrderRow) => (billing ? `${billing.firstName} ${billing.lastName}` : '');

/** The step of the table that each route is. */
export const stepOf: Readonly<Record<ManagedOrderStep, OrderStep>> = {
  payment: 'paid',
  shipment: 'shipped',
  completion: 'completed',
  cancellation: 'cancelled',
  failure: 'failed',
  refund: 'refunded',
};

/** What an admin can do with an order now: what would change nothing is not offered. */
function stepsOf(order: OrderRow): ManagedOrderStep[] {
  return managedOrderSteps.filter((name) => {
    const effect = effectOf(order.status, stepOf[name]);
    if (!effect) return false;
    if (name === 'payment') return order.paidAt === null;
    if (name === 'refund') return order.paidAt !== null && order.status !== 'refunded';
    // Another parcel number can be written down.
    return name === 'shipment' || effect.to !== order.status;
  });
}

/** What most addresses have in common is in an index of trigrams too often: with its `@` an address is looked for from its beginning. */
const isAddress = /^[^@]+@/;
const isNumber = /^S-[A-Z0-9]{8}$/;

function isFound(term: string): SQL {
  if (isAddress.test(term)) return like(orderMailbox(), `${escapeLike(term.toLowerCase())}%`);
  return isNumber.test(toOrderNumber(term)) ? eq(orders.number, toOrderNumber(term)) : hasTerm(orderSearchText(), term);
}

/** Orders in which each word is found: in the number, the e-mail address or the name. */
const isMeant = (q: string): SQL | undefined => and(...termsOf(q).map(isFound));

/** What a list of orders is narrowed to. */
export const isListed = ({ status, q }: { status?: OrderStatus | undefined; q: string }): SQL | undefined =>
  and(status && eq(orders.status, status), isMeant(q));

/** How many a list of orders has. */
export const countOrders = (database: Database, filter: Parameters<typeof isListed>[0]): Promise<number> =>
  database.$count(orders, isListed(filter));

/** A page of everybody's orders, the newest first. */
export async function listManagedOrders(
  database: Database,
  { status, q, ...query }: PageQuery & { status?: OrderStatus | undefined; q: string },
): Promise<ManagedOrders> {
  const { limit, offset } = limitOf(query);
  const meant = isListed({ status, q });
  const [rows, { total, isMore }] = await Promise.all([
    database
      .select()
      .from(orders)
      .where(meant)
      .orderBy(desc(orders.placedAt), asc(orders.id))
      .limit(limit)
      .offset(offset),
    countUpTo(database, { limit, offset }, (most) =>
      database.select({ id: orders.id }).from(orders).where(meant).limit(most).as('seen'),
    ),
  ]);
  const items = rows.map((row) => ({
    ...toOrder(row),
    ...{ name: nameOf(row), email: row.email, paymentMethod: row.paymentMethod, isGuest: row.memberId === null },
    ...{ paidAt: moment(row.paidAt), shippedAt: moment(row.shippedAt) },
  }));
  return { ...toPage(items, total, query), isMore };
}

/** One order by its number. */
export async function findByNumber(database: Database, number: string): Promise<OrderRow> {
  const [row] = await database.select().from(orders).where(eq(orders.number, number));
  return found(row, 'order');
}

/** Everything of an order that its packing, its invoice and a call about it need. */
export async function readManagedOrder(
  database: Database,
  payTo: SiteSettings['payTo'],
  order: OrderRow,
): Promise<ManagedOrderDetails> {
  const { actions: _, timeline: __, ...details } = await readDetails(database, payTo, order);
  const [lines, events] = await Promise.all([
    readLines(database, order.id),
    database.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
  ]);
  return {
    ...details,
    ...{ name: nameOf(order), isGuest: order.memberId === null, language: order.language },
    weightGrams: lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
    ...{ paidAt: moment(order.paidAt), shippedAt: moment(order.shippedAt) },
    timeline: events.map(({ kind, actor, note, isInternal, at }) => ({
      ...{ kind, actor, note, isInternal, at: at.toISOString() },
    })),
    steps: stepsOf(order),
  };
}
