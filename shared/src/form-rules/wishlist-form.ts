import * as z from 'zod/mini';
import { optionalText } from './fields.ts';

/** What the forms of the wishlist send, and the heart of products; `intent` says which of them it was. */
export const wishlistForm = z.object({ intent: optionalText, productId: optionalText, variantId: optionalText });
/** Their values. */
export type WishlistValues = z.output<typeof wishlistForm>;
