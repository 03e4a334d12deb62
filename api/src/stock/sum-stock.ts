import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';

/**
 * Makes what products keep of the stock of their variants true again. They are locked first, in the order of their ids: what others
 * changed meanwhile is then seen.
 */
export async function sumStock(tx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const own = inArray(products.id, [...productIds]);
  await tx.select({ id: products.id }).from(products).where(own).orderBy(asc(products.id)).for('no key update');
  const sum: SQL<number> = sql`(
    select coalesce(sum(${productVariants.stockQuantity}), 0)::int from ${productVariants}
    where ${productVariants.productId} = ${products}."id")`;
  await tx.update(products).set({ stockQuantity: sum }).where(own);
}
