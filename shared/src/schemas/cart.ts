import { z } from 'zod';
import { idSchema, moneySchema, pictureSchema, slugSchema } from './common.ts';
import { couponCodeSchema, couponKinds, couponProblems } from './coupons.ts';

/** So many pieces of one variant at most, and so many variants. */
export const MAX_QUANTITY = 99;
export const MAX_LINE_ITEMS = 50;

/** What has changed since its shopper last saw the line. */
export const lineProblems = ['out-of-stock', 'less-in-stock', 'price-changed'] as const;

export const lineItemSchema = z.object({
  variantId: idSchema,
  product: z.object({ slug: slugSchema, name: z.string(), picture: pictureSchema }),
  sku: z.string(),
  /** Empty where it comes in one only. */
  color: z.string(),
  size: z.string(),
  unitPrice: moneySchema,
  /** What it cost before, where that is another price. */
  previousPrice: moneySchema.nullable(),
  quantity: z.int(),
  /** How many this cart could have. */
  available: z.int(),
  lineTotal: moneySchema,
  problem: z.enum(lineProblems).nullable(),
  isDigital: z.boolean(),
});
export type LineItem = z.infer<typeof lineItemSchema>;

export const shippingChoiceSchema = z.object({
  code: z.string(),
  name: z.string(),
  price: moneySchema,
  daysFrom: z.int(),
  daysTo: z.int(),
  /** For how much goods one would need for free shipping; null: never, or it is free. */
  freeFrom: moneySchema.nullable(),
});
export type ShippingChoice = z.infer<typeof shippingChoiceSchema>;

/** `GET /cart`, and the answer to each change of it. Totals come from here only; tax is part of the total. */
export const cartSchema = z.object({
  lineItems: z.array(lineItemSchema),
  /** Pieces, all together. */
  itemCount: z.int(),
  coupon: z
    .object({
      code: z.string(),
      kind: z.enum(couponKinds),
      /** Why it does not count for now. */
      problem: z.enum(couponProblems).nullable(),
    })
    .nullable(),
  subtotal: moneySchema,
  discount: moneySchema,
  /** Null: where it goes is not known yet, or it does not go there. */
  shipping: moneySchema.nullable(),
  tax: moneySchema,
  total: moneySchema,
  needsShipping: z.boolean(),
  /** ISO 3166. */
  country: z.string().nullable(),
  shippingMethod: z.string().nullable(),
  shippingChoices: z.array(shippingChoiceSchema),
  /** Until when its pieces are held; null: they are not. */
  heldUntil: z.iso.datetime().nullable(),
  /** What became of the guest's cart at sign-in, told until the member has seen it. */
  merged: z.object({ added: z.int(), capped: z.int() }).nullable(),
});
export type Cart = z.infer<typeof cartSchema>;

/** `GET /cart/count`: what the button in the header says. */
export const cartCountSchema = z.object({ itemCount: z.int() });

/** Body of `POST /cart/line-items`: so many more. */
export const addToCartSchema = z.object({ variantId: idSchema, quantity: z.int().min(1).max(MAX_QUANTITY).default(1) });
/** Body of `PUT /cart/line-items/{variantId}`: so many from now on; 0 removes it. */
export const setQuantitySchema = z.object({ quantity: z.int().min(0).max(MAX_QUANTITY) });
/** Body of `PUT /cart/coupon`. */
export const applyCouponSchema = z.object({ code: couponCodeSchema });
/** Body of `PUT /cart/shipping`: where it goes, and how; null leaves that open. */
export const cartShippingSchema = z.object({
  country: z.string().length(2).nullable(),
  method: z.string().max(60).nullable().default(null),
});

/** 409 of what cannot be done with the cart as it is: the same with the cart as it is now. */
export const cartConflictSchema = z.object({ code: z.string(), message: z.string(), cart: cartSchema });
export type CartConflict = z.infer<typeof cartConflictSchema>;
/** What such a 409 says. */
export const cartRefusals = {
  /** The total is another one than the caller expects. */
  changed: 'cart_changed',
  empty: 'cart_empty',
  outOfStock: 'out_of_stock',
  noShipping: 'no_shipping',
  /** It takes no more lines, or no more of this one. */
  full: 'cart_full',
  /** What is in it is paid in another currency. */
  otherCurrency: 'other_currency',
} as const;
