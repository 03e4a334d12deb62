import type { StockReason } from '@sahra/shared/schemas/stock';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { stockMovements } from '../database/stock-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { sumStock } from './sum-stock.ts';

export interface StockChange {
  variantId: number;
  /** Negative: it leaves the shelf. */
  change: number;
  reason: StockReason;
  orderId?: number;
  /** Who changes it by hand. */
  adminId?: string;
  note?: string;
}

/** Changes of the same variant, for the same reason, are one. */
function sumChanges(changes: readonly StockChange[]): StockChange[] {
  const sums = new Map<string, StockChange>();
  for (const each of changes) {
    const key = [each.variantId, each.reason, each.orderId ?? ''].join(' ');
    sums.set(key, { ...each, change: (sums.get(key)?.change ?? 0) + each.change });
  }
  return [...sums.values()].filter(({ change }) => change !== 0);
}

/** What of the changes of orders is in the ledger already. The variants are locked, so nobody adds any. */
async function findDone(tx: Transaction, changes: readonly StockChange[]): Promise<(change: StockChange) => boolean> {
  const orderIds = changes.flatMap(({ orderId }) => orderId ?? []);
  if (orderIds.length === 0) return () => false;
  const { variantId, reason, orderId } = stockMovements;
  const rows = await tx.select({ variantId, reason, orderId }).from(stockMovements).where(inArray(orderId, orderIds));
  return (change) =>
    rows.some(
      (row) => row.orderId === change.orderId && row.variantId === change.variantId && row.reason === change.reason,
    );
}

/**
 * Changes what is on the shelf, and writes it into the ledger. Variants are locked in the order of their ids, then their products, which
 * keep the sum. Returns the ids of variants that have too few; then nothing was changed. The same change of an order (order, variant,
 * reason) again changes nothing, nor does one of a variant that is no more.
 */
export async function changeStock(tx: Transaction, changes: readonly StockChange[]): Promise<number[]> {
  const wanted = sumChanges(changes);
  if (wanted.length === 0) return [];
  const { id, productId, stockQuantity } = productVariants;
  const rows = await tx
    .select({ id, productId, stockQuantity })
    .from(productVariants)
    .where(
      inArray(
        id,
        wanted.map(({ variantId }) => variantId),
      ),
    )
    .orderBy(asc(id))
    .for('update');
  const isDone = await findDone(tx, wanted);
  const open = wanted.filter((change) => !isDone(change));
  const sumOf = (variantId: number) =>
    open.reduce((sum, each) => (each.variantId === variantId ? sum + each.change : sum), 0);
  const left = new Map(rows.map((row) => [row.id, row.stockQuantity + sumOf(row.id)]));
  const short = open.flatMap(({ variantId }) => {
    const isShort = sumOf(variantId) < 0 && (left.get(variantId) ?? -1) < 0;
    return isShort ? [variantId] : [];
  });
  if (short.length > 0) return [...new Set(short)].sort((a, b) => a - b);
  const known = open.filter(({ variantId }) => left.has(variantId));
  if (known.length === 0) return [];
  await tx.insert(stockMovements).values(known);
  const changed = rows.filter((row) => sumOf(row.id) !== 0);
  await tx.execute(sql`
    update ${productVariants} set stock_quantity = stock_quantity + item.change
    from unnest(${sql.param(changed.map((row) => row.id))}::int[], ${sql.param(changed.map((row) => sumOf(row.id)))}::int[])
      as item (variant_id, change)
    where ${id} = item.variant_id`);
  await sumStock(tx, [...new Set(changed.map((row) => row.productId))]);
  return [];
}
