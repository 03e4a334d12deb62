import { cartRefusals, MAX_LINE_ITEMS, MAX_QUANTITY } from '@sahra/shared/schemas/cart';
import { and, eq, sql } from 'drizzle-orm';
import { lineItems, stockHolds } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { ApiFailure, notFound } from '../server/http/api-failure.ts';
import { changeCart, lockCart, openCart } from './cart-row.ts';
import type { Shopper } from './shopper.ts';
import { availableTo } from './stock-holds.ts';

/** So many of a variant: more of it, or in all. */
export interface WantedLine {
  variantId: number;
  quantity: number;
  isMore: boolean;
}

interface Room {
  price: number;
  /** How many are in the cart already. */
  had: number;
  available: number;
  isOtherCurrency: boolean;
  lineTotal: number;
}

const refuse = (code: string, message: string) => new ApiFailure(409, { code, message });

/** What a cart has of a variant, and could have. */
async function findRoom(tx: Transaction, cartId: string, variantId: number, now: Date): Promise<Room> {
  const { rows } = await tx.execute<Room & Record<string, unknown>>(sql`
    select product_variants.price, coalesce(own.quantity, 0) as had, ${availableTo([cartId], now)} as available,
      exists (
        select 1 from line_items other join product_variants v on v.id = other.variant_id join products p on p.id = v.product_id
        where other.cart_id = ${cartId} and p.currency <> products.currency
      ) as "isOtherCurrency",
      (select count(*)::int from line_items where cart_id = ${cartId}) as "lineTotal"
    from product_variants join products on products.id = product_variants.product_id
      left join line_items own on own.cart_id = ${cartId} and own.variant_id = product_variants.id
    where product_variants.id = ${variantId}`);
  const [room] = rows;
  if (!room) throw notFound('variant');
  return room;
}

/** How many there will be; refused where there would be no more than before. */
function quantityIn({ had, available, isOtherCurrency, lineTotal }: Room, { quantity, isMore }: WantedLine): number {
  if (isOtherCurrency) throw refuse(cartRefusals.otherCurrency, 'A cart has one currency');
  if (had === 0 && lineTotal >= MAX_LINE_ITEMS)
    throw refuse(cartRefusals.full, `A cart has ${MAX_LINE_ITEMS} lines at most`);
  if (isMore && had >= MAX_QUANTITY)
    throw refuse(cartRefusals.full, `A cart has ${MAX_QUANTITY} pieces of a thing at most`);
  const wanted = Math.min(isMore ? had + quantity : quantity, MAX_QUANTITY);
  const quantityNow = Math.min(wanted, available);
  if (quantityNow <= (isMore ? had : 0)) throw refuse(cartRefusals.outOfStock, 'No more of it can be had');
  return quantityNow;
}

/**
 * Puts a variant into a cart, more of it or so many of it, as far as it can be had. True: there is less than was wanted. The cart is locked,
 * so whatever comes at the same time counts one after the other.
 */
export const putLine = (
  database: Database,
  shopper: Shopper,
  wanted: WantedLine,
  callerHash: string,
  now: Date,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { id: cartId } = await openCart(tx, shopper, callerHash, now);
    return putInto(tx, cartId, wanted, now);
  });

/** The same for a cart that is locked already. */
export async function putInto(tx: Transaction, cartId: string, wanted: WantedLine, now: Date): Promise<boolean> {
  const { variantId } = wanted;
  const room = await findRoom(tx, cartId, variantId, now);
  const quantity = quantityIn(room, wanted);
  await tx
    .insert(lineItems)
    .values({ cartId, variantId, quantity, seenPrice: room.price, addedAt: now })
    .onConflictDoUpdate({
      target: [lineItems.cartId, lineItems.variantId],
      // Who adds has seen what it costs; who only counts anew may not have.
      set: { quantity, ...(wanted.isMore && { seenPrice: room.price }) },
    });
  await tx
    .update(stockHolds)
    .set({ quantity: sql`least(${stockHolds.quantity}, ${quantity}::int)` })
    .where(and(eq(stockHolds.cartId, cartId), eq(stockHolds.variantId, variantId)));
  return quantity < (wanted.isMore ? room.had + wanted.quantity : wanted.quantity);
}

/** Takes a variant out of a cart, and lets go of what was held of it. Once more changes nothing. */
export const removeLine = (
  database: Database,
  shopper: Shopper | undefined,
  variantId: number,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    const cart = shopper && (await lockCart(tx, shopper));
    if (!cart) return;
    const { cartId: ofHold, variantId: held } = stockHolds;
    await tx.delete(stockHolds).where(and(eq(ofHold, cart.id), eq(held, variantId)));
    await tx.delete(lineItems).where(and(eq(lineItems.cartId, cart.id), eq(lineItems.variantId, variantId)));
    await changeCart(tx, cart.id, {}, now);
  });
