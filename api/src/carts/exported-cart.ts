import { and, asc, eq } from 'drizzle-orm';
import { carts, lineItems } from '../database/cart-tables.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { behind, chunk, type Owner, type Reader } from '../members/export-reader.ts';

/** What a member has in their cart. */
export const cartOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { variantId, quantity, addedAt } = lineItems;
    const { sku, color, size } = productVariants;
    return database
      .select({ key: variantId, product: products.slug, sku, color, size, quantity, addedAt })
      .from(lineItems)
      .innerJoin(carts, eq(carts.id, lineItems.cartId))
      .innerJoin(productVariants, eq(productVariants.id, variantId))
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(and(eq(carts.memberId, owner), behind(variantId, after)))
      .orderBy(asc(variantId))
      .limit(chunk);
  };
