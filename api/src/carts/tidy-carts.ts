import { lt, lte, or } from 'drizzle-orm';
import { carts, stockHolds } from '../database/cart-tables.ts';
import type { Database } from '../database/connect.ts';
import { dayMs } from '../server/limits/rate-limit.ts';

/** As long after its last change a cart is kept, and one that became an order after that. */
const keepCartsMs = 30 * dayMs;

/** Deletes carts that nobody came back to, and holds that are over, which counted for nothing already. */
export async function tidyCarts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepCartsMs);
  await database.delete(stockHolds).where(lte(stockHolds.until, now));
  await database.delete(carts).where(or(lt(carts.updatedAt, before), lt(carts.orderedAt, before)));
}
