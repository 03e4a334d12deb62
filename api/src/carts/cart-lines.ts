import { and, asc, eq, gt } from 'drizzle-orm';
import { lineItems, stockHolds } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { readUploads } from '../products/product-uploads.ts';
import { availableTo } from './stock-holds.ts';

/** What is in a cart, as it is to be had at this moment, in the order in which it was put there. */
export async function listCartLines(database: Database | Transaction, cartId: string, now: Date) {
  const rows = await database
    .select({
      variantId: lineItems.variantId,
      quantity: lineItems.quantity,
      seenPrice: lineItems.seenPrice,
      productId: products.id,
      categoryId: products.categoryId,
      slug: products.slug,
      sku: productVariants.sku,
      name: products.name,
      color: productVariants.color,
      size: productVariants.size,
      unitPrice: productVariants.price,
      currency: products.currency,
      taxClass: products.taxClass,
      weightGrams: productVariants.weightGrams,
      file: products.file,
      pictureColor: products.pictureColor,
      available: availableTo([cartId], now),
      held: stockHolds.quantity,
      heldUntil: stockHolds.until,
    })
    .from(lineItems)
    .innerJoin(productVariants, eq(productVariants.id, lineItems.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(
      stockHolds,
      and(
        eq(stockHolds.cartId, lineItems.cartId),
        eq(stockHolds.variantId, lineItems.variantId),
        gt(stockHolds.until, now),
      ),
    )
    .where(eq(lineItems.cartId, cartId))
    .orderBy(asc(lineItems.addedAt), asc(lineItems.variantId));
  const [first] = rows;
  const uploads = await readUploads(
    database,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row) => ({
    ...row,
    upload: uploads.find(({ productId }) => productId === row.productId),
    isDigital: row.file !== null,
    // What has another price list by now cannot be paid with the rest.
    available: row.currency === first?.currency ? row.available : 0,
  }));
}

export type CartLine = Awaited<ReturnType<typeof listCartLines>>[number];
