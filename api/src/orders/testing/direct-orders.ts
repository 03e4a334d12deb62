import { randomUUID } from 'node:crypto';
import { placeOrderSchema } from '@sahra/shared/form-rules/checkout-form';
import { lockPricedCart } from '../../carts/priced-cart.ts';
import { carts, lineItems } from '../../database/cart-tables.ts';
import type { Database } from '../../database/connect.ts';
import { stockMovements } from '../../database/stock-tables.ts';
import { productVariants } from '../../database/variant-tables.ts';
import type { NewOrder } from '../new-order.ts';
import { requestHashOf } from '../placed-before.ts';
import { checkout } from './use-orders.ts';

/** A guest with a cart who has seen what it comes to, and is about to order. Nothing of it goes through a browser. */
export async function makeBuyer(
  database: Database,
  lines: readonly { variantId: number; quantity: number }[],
  { couponCode, email = `${randomUUID()}@example.org` }: { couponCode?: string; email?: string } = {},
): Promise<NewOrder> {
  const shopper = { shopperHash: randomUUID() };
  const [cart] = await database
    .insert(carts)
    .values({ ...shopper, country: 'EG', couponCode: couponCode ?? null })
    .returning();
  const cartId = cart?.id ?? '';
  // Each was put there after the one before.
  const rows = lines.map((line, index) => ({ ...line, cartId, seenPrice: 24_000, addedAt: new Date(index) }));
  await database.insert(lineItems).values(rows);
  const priced = await database.transaction((tx) => lockPricedCart(tx, shopper, undefined, new Date()));
  const order = placeOrderSchema.parse({ ...checkout, email, expectedTotal: priced?.total ?? 0 });
  return { order, shopper, language: 'en', keyHash: randomUUID(), requestHash: requestHashOf(order) };
}

/** Starts the ledger of a variant that a test made with so many pieces. */
export const openLedger = async (database: Database, variantId: number, change: number): Promise<void> => {
  await database.insert(stockMovements).values({ variantId, change, reason: 'opening' });
};

/** Variants whose shelf and ledger disagree. */
export async function findMiscounts(database: Database, variantIds: readonly number[]): Promise<number[]> {
  const rows = await database.select().from(productVariants);
  const movements = await database.select().from(stockMovements);
  return rows
    .filter(({ id }) => variantIds.includes(id))
    .filter(({ id, stockQuantity }) => {
      const sum = movements.filter(({ variantId }) => variantId === id).reduce((all, { change }) => all + change, 0);
      return sum !== stockQuantity;
    })
    .map(({ id }) => id);
}
