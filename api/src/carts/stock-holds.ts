import { cartRefusals } from '@sahra/shared/schemas/cart';
import { eq, type SQL, sql } from 'drizzle-orm';
import { stockHolds } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import { lockCart } from './cart-row.ts';
import type { Shopper } from './shopper.ts';

const minuteMs = 60_000;
/** How long pieces are held from each time that somebody asks for it, and in all. */
export const HOLD_MS = 15 * minuteMs;
const LONGEST_HOLD_MS = 60 * minuteMs;

/** A moment as a statement has it. */
export const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/**
 * How many of a variant these carts could have: what is on the shelf without what others hold. What is over is not held, whether its
 * row is there or not.
 */
export const availableTo = (cartIds: readonly string[], now: Date): SQL<number> => sql<number>`
  greatest(0, product_variants.stock_quantity - coalesce((
    select sum(held.quantity) from stock_holds held
    where held.variant_id = product_variants.id and held.until > ${momentOf(now)}
      and held.cart_id <> all(${sql.param(cartIds)}::uuid[])), 0))::int`;

/** Locks the variants of a cart, in the order of their ids, until the transaction ends: nobody holds or takes any meanwhile. */
export async function lockVariants(tx: Transaction, cartId: string): Promise<void> {
  await tx.execute(sql`
    select id from product_variants where id in (select variant_id from line_items where cart_id = ${cartId})
    order by id for no key update`);
}

/** Since when pieces of a cart have been held without a break; undefined: none are. */
async function heldSince(tx: Transaction, cartId: string, now: Date): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ since: string | null }>(
    sql`select min(since) as since from stock_holds where cart_id = ${cartId} and until > ${momentOf(now)}`,
  );
  const since = rows[0]?.since;
  return since == null ? undefined : new Date(since);
}

/** Whether each line of a cart is there in full. The variants are locked. */
async function isAllThere(tx: Transaction, cartId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from line_items join product_variants on product_variants.id = line_items.variant_id
    where cart_id = ${cartId} and quantity > ${availableTo([cartId], now)} limit 1`);
  return rows.length === 0;
}

/** Holds every piece of a cart, or none: 409 where one of them cannot be had any more. */
export async function holdCart(database: Database, shopper: Shopper | undefined, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const cart = shopper && (await lockCart(tx, shopper));
    if (!cart) throw emptyCart();
    await lockVariants(tx, cart.id);
    if (!(await isAllThere(tx, cart.id, now)))
      throw new ApiFailure(409, { code: cartRefusals.outOfStock, message: 'Not all of the cart can be had' });
    const since = (await heldSince(tx, cart.id, now)) ?? now;
    const until = new Date(Math.min(now.getTime() + HOLD_MS, since.getTime() + LONGEST_HOLD_MS));
    await releaseCart(tx, cart.id);
    const { rows } = await tx.execute(sql`
      insert into stock_holds (cart_id, variant_id, quantity, since, until)
      select cart_id, variant_id, quantity, ${momentOf(since)}, ${momentOf(until)} from line_items
      where cart_id = ${cart.id} order by variant_id returning variant_id`);
    if (rows.length === 0) throw emptyCart();
  });
}

const emptyCart = () => new ApiFailure(409, { code: cartRefusals.empty, message: 'There is nothing in the cart' });

/** Nothing of a cart is held any more. */
export async function releaseCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.cartId, cartId));
}

/** The same for whoever leaves the checkout. */
export async function releaseHold(database: Database, shopper: Shopper | undefined): Promise<void> {
  await database.transaction(async (tx) => {
    const cart = shopper && (await lockCart(tx, shopper));
    if (cart) await releaseCart(tx, cart.id);
  });
}
