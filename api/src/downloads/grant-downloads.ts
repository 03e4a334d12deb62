import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { downloads, orderLines, orders } from '../database/order-tables.ts';
import { products } from '../database/shop-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';

/** How often a file is loaded for each piece that was bought: on a phone, a tablet and a computer, and again after a failure on one of them. */
export const TIMES = 5;
/** Long enough for a holiday between paying and loading; what has leaked by then is of no use for longer. */
export const DAYS = 30;

/** Gives the buyer of an order the files of its digital lines, each once, however often it is called. */
export async function grantDownloads(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { memberId } = orders;
  const { id: lineId, name, quantity } = orderLines;
  const bought = await tx
    .select({ memberId, lineId, name, quantity, file: products.file })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isDigital, true), isNotNull(products.file)));
  if (bought.length === 0) return;
  const expiresAt = new Date(now.getTime() + DAYS * dayMs);
  const rows = bought.map(({ quantity: pieces, file, ...row }) => ({
    ...{ ...row, orderId, file: file ?? '', timesLeft: TIMES * pieces, expiresAt },
  }));
  await tx.insert(downloads).values(rows).onConflictDoNothing({ target: downloads.lineId });
}
