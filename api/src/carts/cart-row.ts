import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { carts } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import type { Shopper } from './shopper.ts';

export type CartRow = typeof carts.$inferSelect;

/** Carts of guests that begin in one network: each is a row that stays for weeks. */
const begunInNetwork: RateLimit = { burst: 100, refillMs: hourMs / 60 };

/** The cart of a shopper; one that became an order is nobody's. */
const isOf = (shopper: Shopper): SQL =>
  'memberId' in shopper ? eq(carts.memberId, shopper.memberId) : eq(carts.shopperHash, shopper.shopperHash);

export async function findCart(database: Database | Transaction, shopper: Shopper): Promise<CartRow | undefined> {
  const [row] = await database.select().from(carts).where(isOf(shopper));
  return row;
}

/** The same, and nobody else changes it until the transaction ends. A cart is locked before variants, and these before coupons. */
export async function lockCart(tx: Transaction, shopper: Shopper): Promise<CartRow | undefined> {
  const [row] = await tx.select().from(carts).where(isOf(shopper)).for('update');
  return row;
}

/** The cart of a shopper, made where there is none, and locked. */
export async function openCart(tx: Transaction, shopper: Shopper, callerHash: string, now: Date): Promise<CartRow> {
  const target = 'memberId' in shopper ? carts.memberId : carts.shopperHash;
  const [opened] = await tx
    .insert(carts)
    .values({ ...shopper, updatedAt: now })
    .onConflictDoUpdate({ target, set: { updatedAt: now } })
    .returning({ ...getTableColumns(carts), isNew: sql<boolean>`xmax = 0` });
  if (!opened) throw new Error('A cart was neither made nor found');
  const { isNew, ...row } = opened;
  if (isNew && 'shopperHash' in shopper) await enforceRateLimit(tx, `carts from ${callerHash}`, begunInNetwork);
  return row;
}

/** Somebody changed their cart. */
export async function changeCart(tx: Transaction, id: string, change: Partial<CartRow>, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ ...change, updatedAt: now })
    .where(eq(carts.id, id));
}
