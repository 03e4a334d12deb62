import { z } from 'zod';
import { idSchema } from './common.ts';
import { productSchema } from './shop.ts';

/** So many products are on one at most. */
export const MAX_WISHES = 200;

export const wishlistItemSchema = z.object({ product: productSchema, addedAt: z.iso.datetime() });

/** `GET /wishlist`, and the answer to each change of it; the newest first. */
export const wishlistSchema = z.object({
  items: z.array(wishlistItemSchema),
  /** Part of the link by which others read it; null: nobody else does. */
  shareToken: z.string().nullable(),
});
export type Wishlist = z.infer<typeof wishlistSchema>;

/** `GET /wishlists/{token}`: the list of somebody who gave away the link; it does not say who they are. */
export const sharedWishlistSchema = wishlistSchema.pick({ items: true });
export const shareTokenSchema = z.string().regex(/^[\w-]{22,43}$/);
/** Body of `PUT /wishlist/share`. */
export const wishlistShareSchema = z.object({ isShared: z.boolean() });
/** Body of `POST /stock-alerts`: a member's address is known. */
export const stockAlertSchema = z.object({ variantId: idSchema, email: z.string().max(254).optional() });
