import { and, eq, type SQL } from 'drizzle-orm';
import type { Shopper } from '../carts/shopper.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { orders } from '../database/order-tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Orders of a shopper: a member's own, or those that a guest placed in this browser. */
export const isOrderOf = (shopper: Shopper): SQL =>
  'memberId' in shopper ? eq(orders.memberId, shopper.memberId) : eq(orders.shopperHash, shopper.shopperHash);

/** The order of a shopper by its number; another's is none. */
export async function findOwnOrder(
  database: Database | Transaction,
  shopper: Shopper | undefined,
  number: string,
): Promise<OrderRow | undefined> {
  if (!shopper) return undefined;
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isOrderOf(shopper)));
  return row;
}
