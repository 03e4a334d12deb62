import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { folded } from '../database/fold.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';

/**
 * Keeps with each variant of these products the text in which admins find it: its item number, the
 * product's, and the product's name in all languages. A variant without such a text was written by a version of the api that knew none, and gets its own.
 */
export async function keepSearchTexts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  const names = sql`select string_agg(value, ' ') from jsonb_each_text(${products.name})`;
  await tx.execute(sql`
    update ${productVariants} as kept set search_text = found.text
    from (
      select ${productVariants.id}, ${folded(sql`${productVariants.sku} || ' ' || ${products.sku} || ' ' || (${names})`)}
      from ${productVariants} join ${products} on ${products.id} = ${productVariants.productId}
      where ${products.id} = any(${sql.param(productIds)}::int[]) or ${productVariants.searchText} = ''
    ) as found (id, text)
    where kept.id = found.id and kept.search_text <> found.text`);
}
