import { and, asc, eq, or } from 'drizzle-orm';
import { products } from '../database/shop-tables.ts';
import { stockAlerts, wishlistItems, wishlists } from '../database/wishlist-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { behind, chunk, type Owner, type Reader } from '../members/export-reader.ts';

/** What a member wishes for; `isShared`: others read it by a link. */
export const wishesOf =
  ({ id: owner }: Owner): Reader =>
  async (database, after) => {
    const { productId, addedAt } = wishlistItems;
    const { shareToken } = wishlists;
    const rows = await database
      .select({ key: productId, product: products.slug, addedAt, shareToken })
      .from(wishlistItems)
      .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
      .innerJoin(products, eq(products.id, productId))
      .where(and(eq(wishlists.memberId, owner), behind(productId, after)))
      .orderBy(asc(productId))
      .limit(chunk);
    return rows.map(({ shareToken: token, ...row }) => ({ ...row, isShared: token !== null }));
  };

/** What a member wants to be told of when it is back; also what was asked for at their address without an account. */
export const stockAlertsOf =
  ({ id: owner, email: owned }: Owner): Reader =>
  (database, after) => {
    const { id, email, memberId, language, confirmedAt, sentAt, createdAt } = stockAlerts;
    return database
      .select({ key: id, email, sku: productVariants.sku, language, askedAt: createdAt, confirmedAt, sentAt })
      .from(stockAlerts)
      .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
      .where(and(or(eq(memberId, owner), eq(email, owned.toLowerCase())), behind(id, after)))
      .orderBy(asc(id))
      .limit(chunk);
  };
