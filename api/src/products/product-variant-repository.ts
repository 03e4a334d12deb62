import type { ProductVariant } from '@sahra/shared/schemas/shop';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { products } from '../database/shop-tables.ts';
import { productVariants, variantPrices } from '../database/variant-tables.ts';

interface Cost {
  readonly price: number;
  readonly since: Date;
}

const DAYS = 30 * 24 * 60 * 60 * 1000;

/** The lowest price of the 30 days before the present one, the oldest first; null: it never cost anything else. */
export function lowestBefore(prices: readonly Cost[]): number | null {
  const now = prices.at(-1);
  if (!now) return null;
  const from = now.since.getTime() - DAYS;
  // A price counts as long as the next one has not replaced it.
  const inTime = prices.slice(0, -1).filter((_, at) => (prices[at + 1]?.since.getTime() ?? 0) > from);
  return inTime.length > 0 ? Math.min(...inTime.map(({ price }) => price)) : null;
}

async function readHistory(database: Database, ids: number[]): Promise<(variantId: number) => Cost[]> {
  if (ids.length === 0) return () => [];
  const { variantId, price, since } = variantPrices;
  const rows = await database
    .select({ variantId, price, since })
    .from(variantPrices)
    .where(inArray(variantId, ids))
    .orderBy(asc(since), asc(variantPrices.id));
  return (of) => rows.filter((row) => row.variantId === of);
}

type Owner = Pick<typeof products.$inferSelect, 'id' | 'currency' | 'colors' | 'sizes'>;

/** What a product comes in now; a color or size that it is not made in any more is left out. */
export async function listVariants(
  database: Database,
  { id: owner, currency, colors, sizes }: Owner,
): Promise<ProductVariant[]> {
  const { productId, color, size, position } = productVariants;
  const rows = await database
    .select()
    .from(productVariants)
    .where(
      and(
        eq(productId, owner),
        productVariants.isOffered,
        inArray(color, colors.length > 0 ? colors : ['']),
        inArray(size, sizes.length > 0 ? sizes : ['']),
      ),
    )
    .orderBy(asc(position), asc(productVariants.id));
  const isReduced = (row: (typeof rows)[number]) => row.compareAtPrice !== null && row.compareAtPrice > row.price;
  const historyOf = await readHistory(
    database,
    rows.filter(isReduced).map(({ id }) => id),
  );
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return rows.map((row) => ({
    ...{ id: row.id, sku: row.sku, color: row.color, size: row.size, weightGrams: row.weightGrams },
    price: { amount: row.price, currency },
    compareAtPrice: money(row.compareAtPrice),
    lowestPrice: money(isReduced(row) ? lowestBefore(historyOf(row.id)) : null),
    ...{ stockQuantity: row.stockQuantity, inStock: row.stockQuantity > 0 },
  }));
}
