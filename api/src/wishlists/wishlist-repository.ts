import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { MAX_WISHES, type Wishlist, type WishlistItem, wishlistRefusals } from '@sahra/shared/schemas/wishlist';
import { and, desc, eq, inArray, isNull, lt, min, sql } from 'drizzle-orm';
import type { Shopper } from '../carts/shopper.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { wishlistItems, wishlists } from '../database/wishlist-tables.ts';
import { createToken } from '../newsletter/token.ts';
import { listProductCards } from '../products/product-cards.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { dayMs } from '../server/limits/rate-limit.ts';

type Row = typeof wishlists.$inferSelect;

/** A guest's list that nobody has changed for so long is nobody's any more. */
const KEEP_MS = 365 * dayMs;

const ownedBy = (shopper: Shopper) =>
  'memberId' in shopper ? eq(wishlists.memberId, shopper.memberId) : eq(wishlists.shopperHash, shopper.shopperHash);

/** Whether a shopper has a list already. */
export const hasWishlist = async (database: Database, shopper: Shopper): Promise<boolean> =>
  (await database.$count(wishlists, ownedBy(shopper))) > 0;

/** Whether a product is on the list of a shopper. */
export async function isWished(database: Database, shopper: Shopper | undefined, productId: number): Promise<boolean> {
  if (!shopper) return false;
  const rows = await database
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .where(and(ownedBy(shopper), eq(wishlistItems.productId, productId)));
  return rows.length > 0;
}

/** The list of a shopper, made where there is none, and held until the transaction ends: of two changes one waits. */
export async function lockWishlist(tx: Transaction, shopper: Shopper, now: Date): Promise<Row> {
  const target = 'memberId' in shopper ? wishlists.memberId : wishlists.shopperHash;
  const [row] = await tx
    .insert(wishlists)
    .values({ ...shopper, updatedAt: now })
    .onConflictDoUpdate({ target, set: { updatedAt: now } })
    .returning();
  return found(row, 'wishlist');
}

/** The variants of products that come in one only. */
async function findOnlyVariants(database: Database, productIds: number[]): Promise<ReadonlyMap<number, number>> {
  const { id, productId } = productVariants;
  if (productIds.length === 0) return new Map();
  const rows = await database
    .select({ productId, variantId: min(id) })
    .from(productVariants)
    .where(inArray(productId, productIds))
    .groupBy(productId)
    .having(sql`count(*) = 1`);
  return new Map(rows.flatMap((row) => (row.variantId === null ? [] : [[row.productId, row.variantId]])));
}

/** What is on a list, the newest first. */
async function itemsOf(context: ReadContext, { id }: Pick<Row, 'id'>, language: LanguageCode): Promise<WishlistItem[]> {
  const { productId, wishlistId, addedAt } = wishlistItems;
  const rows = await context.database
    .select({ productId, addedAt })
    .from(wishlistItems)
    .where(eq(wishlistId, id))
    .orderBy(desc(addedAt), desc(productId));
  const added = new Map(rows.map((row) => [row.productId, row.addedAt]));
  const ids = [...added.keys()];
  const [cards, only] = await Promise.all([
    listProductCards(context, ids, language),
    findOnlyVariants(context.database, ids),
  ]);
  return cards.flatMap((product) => {
    const at = added.get(product.id);
    return at ? [{ product, variantId: only.get(product.id) ?? null, addedAt: at.toISOString() }] : [];
  });
}

/** The list of a shopper, as the wire has it; of somebody who has none it is empty. */
export async function readWishlist(
  context: ReadContext,
  shopper: Shopper | undefined,
  language: LanguageCode,
): Promise<Wishlist> {
  const [row] = shopper ? await context.database.select().from(wishlists).where(ownedBy(shopper)) : [];
  return row
    ? { items: await itemsOf(context, row, language), shareToken: row.shareToken }
    : { items: [], shareToken: null };
}

/** Puts a product on a list, once however often it is put there. */
export const addWish = (database: Database, shopper: Shopper, productId: number, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
    found(product, 'product');
    const { id: wishlistId } = await lockWishlist(tx, shopper, now);
    const added = await tx
      .insert(wishlistItems)
      .values({ wishlistId, productId, addedAt: now })
      .onConflictDoNothing()
      .returning({ productId: wishlistItems.productId });
    if (added.length === 0) return;
    // Counted under the list's lock, with this one: beyond the limit all of it is undone.
    if ((await tx.$count(wishlistItems, eq(wishlistItems.wishlistId, wishlistId))) > MAX_WISHES)
      throw new ApiFailure(409, {
        code: wishlistRefusals.full,
        message: `There are ${MAX_WISHES} products on this list already`,
      });
  });

/** Takes a product off a list; what is not there stays away. */
export const removeWish = (database: Database, shopper: Shopper, productId: number, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const [row] = await tx.update(wishlists).set({ updatedAt: now }).where(ownedBy(shopper)).returning();
    if (!row) return;
    await tx
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.wishlistId, row.id), eq(wishlistItems.productId, productId)));
  });

/** Lets others read a list by a link, or ends that. A link that was ended is never good again: the next one is another. */
export const shareWishlist = (database: Database, shopper: Shopper, isShared: boolean, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const { id, shareToken: known } = await lockWishlist(tx, shopper, now);
    const shareToken = isShared ? (known ?? createToken()) : null;
    await tx.update(wishlists).set({ shareToken }).where(eq(wishlists.id, id));
  });

/** What is on the list with this link; nothing is said of whose it is. */
export async function findShared(
  context: ReadContext,
  token: string,
  language: LanguageCode,
): Promise<Pick<Wishlist, 'items'>> {
  const [row] = await context.database
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(eq(wishlists.shareToken, token));
  return { items: await itemsOf(context, found(row, 'wishlist'), language) };
}

/** Forgets what guests have not touched for a year. */
export async function deleteOldWishlists(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS);
  await database.delete(wishlists).where(and(isNull(wishlists.memberId), lt(wishlists.updatedAt, before)));
}
