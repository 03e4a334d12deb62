import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { lineItems } from '../database/cart-tables.ts';
import { orderLines } from '../database/order-tables.ts';
import { productVariants, variantPrices } from '../database/variant-tables.ts';
import { changeStock } from '../stock/change-stock.ts';
import { sumStock } from '../stock/sum-stock.ts';
import type { WrittenVariant } from './product-variants.ts';

/** A product with everything that it comes in. */
export interface Varied {
  readonly productId: number;
  readonly variants: readonly WrittenVariant[];
}

type Stored = typeof productVariants.$inferSelect;
const keyOf = ({ productId, color, size }: Pick<Stored, 'productId' | 'color' | 'size'>) =>
  JSON.stringify([productId, color, size]);

/** Locks what is sold of these products, in the order in which whoever sells it does. */
export async function lockVariants(tx: Transaction, productIds: readonly number[]): Promise<Stored[]> {
  if (productIds.length === 0) return [];
  const { id, productId } = productVariants;
  // One parameter, however many products there are.
  const own = sql`${productId} = any(${sql.param(productIds)}::int[])`;
  return tx.select().from(productVariants).where(own).orderBy(asc(id)).for('update');
}

/** Takes away what there is no more. Of what somebody ordered, or has in a cart, the row stays, and none is left. */
async function retire(tx: Transaction, gone: readonly Stored[]): Promise<void> {
  if (gone.length === 0) return;
  const { id, productId } = productVariants;
  const ids = gone.map((variant) => variant.id);
  const deleted = await tx
    .delete(productVariants)
    .where(
      sql`${inArray(id, ids)}
        and not exists (select from ${orderLines} where ${orderLines.variantId} = ${productVariants}."id")
        and not exists (select from ${lineItems} where ${lineItems.variantId} = ${productVariants}."id")`,
    )
    .returning({ id, productId });
  const kept = gone.filter((variant) => deleted.every((row) => row.id !== variant.id));
  const keptIds = kept.map((variant) => variant.id);
  await tx.update(productVariants).set({ isOffered: false }).where(inArray(id, keptIds));
  await changeStock(
    tx,
    kept.map((variant) => ({ variantId: variant.id, change: -variant.stockQuantity, reason: 'count' })),
  );
  await sumStock(tx, [...new Set(deleted.map((row) => row.productId))]);
}

/** Writes the rows; what is new begins with nothing. Returns those that say something else than before. */
async function upsert(tx: Transaction, products: readonly Varied[]) {
  const items = products.flatMap(({ productId, variants }) =>
    variants.map(({ history: _, stockQuantity: __, ...variant }, index) => ({
      ...variant,
      ...{ productId, position: index + 1 },
    })),
  );
  const { rows } = await tx.execute<{ id: number; productId: number; color: string; size: string; price: number }>(sql`
    insert into ${productVariants} as kept (product_id, sku, position, color, size, price, compare_at_price, weight_grams)
    select "productId", sku, position, color, size, price, "compareAtPrice", "weightGrams"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item ("productId" int, sku text, position int, color text,
      size text, price int, "compareAtPrice" int, "weightGrams" int)
    on conflict (product_id, color, size) do update set sku = excluded.sku, position = excluded.position, price = excluded.price,
      compare_at_price = excluded.compare_at_price, weight_grams = excluded.weight_grams, is_offered = true
    where (kept.sku, kept.position, kept.price, kept.compare_at_price, kept.weight_grams, kept.is_offered) is distinct from
      (excluded.sku, excluded.position, excluded.price, excluded.compare_at_price, excluded.weight_grams, true)
    returning id, product_id as "productId", color, size, price`);
  return rows;
}

/**
 * Makes these variants everything that the products come in, with the ledger and what each cost since when. A variant is known by its
 * colour and size, and keeps its id and its stock. Returns the ids of products of which that changed something.
 */
export async function writeVariants(tx: Transaction, products: readonly Varied[]): Promise<number[]> {
  const stored = await lockVariants(
    tx,
    products.map(({ productId }) => productId),
  );
  const before = new Map(stored.map((variant) => [keyOf(variant), variant]));
  const wanted = new Map(
    products.flatMap(({ productId, variants }) =>
      variants.map((variant) => [keyOf({ ...variant, productId }), variant] as const),
    ),
  );
  const gone = stored.filter((variant) => !wanted.has(keyOf(variant)));
  await retire(tx, gone);
  const written = await upsert(tx, products);
  const made = written.flatMap((row) => {
    const variant = before.has(keyOf(row)) ? undefined : wanted.get(keyOf(row));
    return variant ? [{ ...variant, id: row.id }] : [];
  });
  const changed = written.filter((row) => before.get(keyOf(row))?.price !== row.price);
  const prices = [
    ...made.flatMap(({ id, history = [] }) => history.map((each) => ({ ...each, variantId: id }))),
    ...changed.map(({ id, price }) => ({ variantId: id, price })),
  ];
  for (let at = 0; at < prices.length; at += 10_000)
    await tx.insert(variantPrices).values(prices.slice(at, at + 10_000));
  await changeStock(
    tx,
    made.map(({ id, stockQuantity }) => ({ variantId: id, change: stockQuantity, reason: 'opening' })),
  );
  return [...new Set([...gone.filter(({ isOffered }) => isOffered), ...written].map(({ productId }) => productId))];
}
