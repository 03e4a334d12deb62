import { MAX_LINE_ITEMS, MAX_QUANTITY } from '@sahra/shared/schemas/cart';
import { asc, eq, or, sql } from 'drizzle-orm';
import { carts, lineItems } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { type CartRow, changeCart, findCart } from './cart-row.ts';
import { availableTo, momentOf } from './stock-holds.ts';

/** A line of a guest's cart, and what the member has of the same. */
interface MergedLine {
  variantId: number;
  seenPrice: number;
  wanted: number;
  had: number;
  isKnown: boolean;
  available: number;
  fits: boolean;
}

/** Both carts, locked in the order of their ids, so that two of them never wait for each other. Undefined: a call at the same time merged them. */
async function lockBoth(tx: Transaction, memberId: string, shopperHash: string, now: Date) {
  await tx.insert(carts).values({ memberId, updatedAt: now }).onConflictDoNothing();
  const rows = await tx
    .select()
    .from(carts)
    .where(or(eq(carts.memberId, memberId), eq(carts.shopperHash, shopperHash)))
    .orderBy(asc(carts.id))
    .for('update');
  const own = rows.find((row) => row.memberId === memberId);
  const guest = rows.find((row) => row.shopperHash === shopperHash);
  return own && guest && { own, guest };
}

/** What the guest put into their cart, in the order of the variants; they are locked in it where lines refer to them. */
async function linesOf(tx: Transaction, own: CartRow, guest: CartRow, now: Date): Promise<MergedLine[]> {
  const { rows } = await tx.execute<MergedLine & Record<string, unknown>>(sql`
    select line.variant_id as "variantId", line.seen_price as "seenPrice", line.quantity as wanted,
      coalesce(known.quantity, 0) as had, known.variant_id is not null as "isKnown",
      ${availableTo([own.id, guest.id], now)} as available,
      not exists (
        select 1 from line_items other join product_variants v on v.id = other.variant_id join products p on p.id = v.product_id
        where other.cart_id = ${own.id} and p.currency <> products.currency
      ) as fits
    from line_items line
      join product_variants on product_variants.id = line.variant_id
      join products on products.id = product_variants.product_id
      left join line_items known on known.cart_id = ${own.id} and known.variant_id = line.variant_id
    where line.cart_id = ${guest.id} order by line.variant_id`);
  return rows;
}

/** How many there are of a line afterwards: the sum, as far as it can be had; never less than the member had. */
const sumOf = ({ had, wanted, available, fits }: MergedLine): number =>
  fits ? Math.max(had, Math.min(had + wanted, MAX_QUANTITY, available)) : had;

async function mergeLines(tx: Transaction, own: CartRow, guest: CartRow, now: Date) {
  const lines = await linesOf(tx, own, guest, now);
  let room = MAX_LINE_ITEMS - (await tx.$count(lineItems, eq(lineItems.cartId, own.id)));
  const merged = lines.flatMap((line) => {
    const quantity = sumOf(line);
    if (quantity === line.had || (!line.isKnown && room <= 0)) return [];
    if (!line.isKnown) room -= 1;
    return [{ ...line, quantity }];
  });
  if (merged.length > 0)
    await tx
      .insert(lineItems)
      .values(
        merged.map(({ variantId, quantity, seenPrice }) => ({
          cartId: own.id,
          variantId,
          quantity,
          seenPrice,
          addedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [lineItems.cartId, lineItems.variantId],
        set: { quantity: sql`excluded.quantity` },
      });
  const added = merged.reduce((sum, { quantity, had }) => sum + quantity - had, 0);
  const wanted = lines.reduce((sum, line) => sum + line.wanted, 0);
  return { added, capped: wanted - added };
}

/** What the guest had held at the checkout is held for the member. */
const moveHolds = (tx: Transaction, own: CartRow, guest: CartRow, now: Date) =>
  tx.execute(sql`
    insert into stock_holds (cart_id, variant_id, quantity, since, until)
    select line.cart_id, line.variant_id, least(held.quantity, line.quantity), held.since, held.until
    from stock_holds held join line_items line on line.cart_id = ${own.id} and line.variant_id = held.variant_id
    where held.cart_id = ${guest.id} and held.until > ${momentOf(now)} order by held.variant_id
    on conflict do nothing`);

/**
 * Puts what a guest had in their cart into the member's that they are now: sums, as far as there is room and stock. The guest's cart is gone
 * afterwards, so that it happens once, however many calls come first. What became of it is told until the member has seen it.
 */
export async function mergeGuestCart(
  database: Database,
  memberId: string,
  shopperHash: string,
  now: Date,
): Promise<void> {
  // Most calls have nothing to merge, and write nothing.
  if (!(await findCart(database, { shopperHash }))) return;
  await database.transaction(async (tx) => {
    const both = await lockBoth(tx, memberId, shopperHash, now);
    if (!both) return;
    const { own, guest } = both;
    const { added, capped } = await mergeLines(tx, own, guest, now);
    await moveHolds(tx, own, guest, now);
    const before = own.merged ?? { added: 0, capped: 0 };
    const merged = { added: before.added + added, capped: before.capped + capped };
    const change = {
      couponCode: own.couponCode ?? guest.couponCode,
      country: own.country ?? guest.country,
      shippingMethod: own.country === null ? guest.shippingMethod : own.shippingMethod,
      merged: merged.added + merged.capped > 0 ? merged : null,
    };
    await changeCart(tx, own.id, change, now);
    await tx.delete(carts).where(eq(carts.id, guest.id));
  });
}
