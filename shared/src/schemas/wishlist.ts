import { z } from 'zod';
import { idSchema } from './common.ts';
import { productSchema } from './shop.ts';

/** So many products are on one at most. */
export const MAX_WISHES = 200;

export const wishlistItemSchema = z.object({
  product: productSchema,
  /** What goes into the cart, where the product comes in one only; null: its shopper chooses. */
  variantId: idSchema.nullable(),
  addedAt: z.iso.datetime(),
});
export type WishlistItem = z.infer<typeof wishlistItemSchema>;

/** `GET /wishlist`, and the answer to each change of it; the newest first. */
export const wishlistSchema = z.object({
  items: z.array(wishlistItemSchema),
  /** Part of the link by which others read it; null: nobody else does. */
  shareToken: z.string().nullable(),
});
export type Wishlist = z.infer<typeof wishlistSchema>;

/** `GET /wishlist/items/{productId}`: for the button of one product. */
export const wishSchema = z.object({ isWished: z.boolean() });

/** `GET /wishlists/{token}`: the list of somebody who gave away the link; it does not say who they are. */
export const sharedWishlistSchema = wishlistSchema.pick({ items: true });
export const shareTokenSchema = z.string().regex(/^[\w-]{22,43}$/);
/** Body of `PUT /wishlist/share`. */
export const wishlistShareSchema = z.object({ isShared: z.boolean() });
/** Why a change of it is refused. */
export const wishlistRefusals = { full: 'wishlist_full' } as const;
/** Body of `POST /stock-alerts`: a member's address is known. */
export const stockAlertSchema = z.object({
  variantId: idSchema,
  email: z.string().max(254).optional(),
  /** Only programs fill it in. */
  website: z.string().max(200).optional(),
});
/** `noted`: of a member; `check_mail`: the address is to be confirmed, and nothing is said of what is known of it. */
export const stockAlertAnswerSchema = z.object({ status: z.enum(['noted', 'check_mail']) });
/** Why an alert is refused: there is some of it. */
export const stockAlertRefusals = { inStock: 'in_stock' } as const;
