import type { Page } from '@sahra/shared/schemas/common';
import type { Order } from '@sahra/shared/schemas/orders';
import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { orders } from '../database/order-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { toOrder } from './order-answer.ts';

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
