import { MAX_WISHES } from '@sahra/shared/schemas/wishlist';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { wishlistItems, wishlists } from '../database/wishlist-tables.ts';
import { lockWishlist } from './wishlist-repository.ts';

/**
 * Adds what a browser collected as a guest to the list of the member who has signed in there, once: the guest's list is held, and then
 * gone. Where both are more than a list holds, the guest's newest are added. A link that was given away goes on, unless the member has one.
 */
export async function mergeWishlist(
  database: Database,
  { shopperHash, memberId }: { shopperHash: string; memberId: string },
  now: Date,
): Promise<void> {
  const isGuests = eq(wishlists.shopperHash, shopperHash);
  // Nearly always there is nothing to merge, and no transaction is needed to see it.
  if ((await database.$count(wishlists, isGuests)) === 0) return;
  await database.transaction(async (tx) => {
    const [guests] = await tx.select().from(wishlists).where(isGuests).for('update');
    // Somebody else was faster while this one waited.
    if (!guests) return;
    const { id, shareToken } = await lockWishlist(tx, { memberId }, now);
    await tx.execute(sql`
      insert into ${wishlistItems} (wishlist_id, product_id, added_at)
      select ${id}, guests.product_id, guests.added_at from ${wishlistItems} guests
      where guests.wishlist_id = ${guests.id}
        and not exists (select from ${wishlistItems} own where own.wishlist_id = ${id} and own.product_id = guests.product_id)
      order by guests.added_at desc
      limit greatest(0, ${MAX_WISHES} - (select count(*) from ${wishlistItems} own where own.wishlist_id = ${id}))
      on conflict do nothing`);
    await tx.delete(wishlists).where(eq(wishlists.id, guests.id));
    if (shareToken === null && guests.shareToken !== null)
      await tx.update(wishlists).set({ shareToken: guests.shareToken }).where(eq(wishlists.id, id));
  });
}
