import { productRefusals } from '@sahra/shared/form-rules/product-form';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { AdminActionName } from '@sahra/shared/schemas/admin';
import { touchRows } from '../contents/content-rows.ts';
import { lockContents, writeTheirs } from '../contents/write-contents.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { productKind, type WrittenProduct } from './product-contents.ts';
import type { WrittenVariant } from './product-variants.ts';
import { lockVariants } from './write-variants.ts';

/** Who saves, and what they had read. */
export interface Saving {
  readonly admin: Actor & { id: string };
  readonly productId: number;
  readonly revision: string;
}

export type HeldVariant = typeof productVariants.$inferSelect;

/** A product that nobody else changes until the transaction ends. */
export interface HeldProduct {
  readonly product: WrittenProduct & { readonly id: number };
  /** What it comes in now. */
  readonly variants: readonly HeldVariant[];
  /** With what is not made any more. */
  readonly everyVariant: readonly HeldVariant[];
}

/** Refuses with 409 and the fields that it is about. */
export const refusal = (code: string, message: string, fields: Record<string, string> = {}) =>
  new ApiFailure(409, { code, message, fields });

/** A variant as it is written: without what the database keeps of it. */
export const asWritten = ({
  id: _,
  productId: __,
  position: ___,
  isOffered: ____,
  ...variant
}: HeldVariant): WrittenVariant => variant;

async function hold(tx: Transaction, { productId, revision }: Saving): Promise<HeldProduct> {
  await lockContents(tx);
  const everyVariant = await lockVariants(tx, [productId]);
  const [row] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update');
  const { inStock: _, updatedAt, ...product } = found(row, 'product');
  if (updatedAt.toISOString() !== revision)
    throw refusal(productRefusals.changed, 'Somebody else saved this product meanwhile');
  const variants = everyVariant.filter(({ isOffered }) => isOffered).toSorted((a, b) => a.position - b.position);
  return { product, variants, everyVariant };
}

interface Outcome {
  readonly action: AdminActionName;
  readonly details?: Record<string, string>;
  /** What is written; without it only something beside the row was changed. */
  readonly written?: WrittenProduct;
}

/** Changes a product, if it still is as it was read, and writes down who did: all of it or nothing. */
export const changeHeld = (
  database: Database,
  saving: Saving,
  change: (tx: Transaction, held: HeldProduct) => Promise<Outcome>,
): Promise<void> =>
  database.transaction(async (tx) => {
    const held = await hold(tx, saving);
    const { action, details = {}, written } = await change(tx, held);
    if (written) await writeTheirs(tx, productKind, [written]);
    else await touchRows(tx, products, [saving.productId]);
    await recordAction(tx, { admin: saving.admin, action, target: `product:${held.product.slug}`, details });
  });

/**
 * Refuses an item number that something else has: another product, or one of the other variants. The caller
 * has the lock of the contents.
 */
export async function requireFreeSku(tx: Transaction, sku: string, productId: number, isOther: SQL): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sku, sku), ne(products.id, productId)));
  const [variant] = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(and(eq(productVariants.sku, sku), isOther));
  if (product || variant)
    throw refusal(productRefusals.skuTaken, 'Something else has this item number', { sku: 'is taken' });
}
