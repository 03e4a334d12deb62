import {
  addToCartSchema,
  applyCouponSchema,
  cartConflictSchema,
  cartCountSchema,
  cartSchema,
  cartShippingSchema,
  setQuantitySchema,
} from '@sahra/shared/schemas/cart';
import { errorSchema, idParamSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { z } from 'zod';

const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const answers = {
  200: cartSchema,
  409: cartConflictSchema.describe('Not as things are; with the cart as it is now'),
  ...refusals,
};
const ofCart = (summary: string, description?: string) => ({
  summary,
  ...(description && { description }),
  querystring: languageQuerySchema,
  response: answers,
});
const params = z.object({ variantId: idParamSchema });

export const cartSchemas = {
  read: {
    ...ofCart('What somebody is about to buy'),
    description:
      'A member’s, or that of the browser’s cookie; empty where there is neither. What a guest had is merged into the member’s by the first call after they signed in.',
    response: { 200: cartSchema, ...refusals },
  },
  count: { summary: 'How many pieces are in the cart', response: { 200: cartCountSchema, ...refusals } },
  add: {
    ...ofCart(
      'Put more of a variant into the cart',
      'As far as there is more: the line says `less-in-stock` then. 409: `out_of_stock`, `cart_full`, `other_currency`. A guest gets a cookie with it.',
    ),
    body: addToCartSchema,
  },
  set: {
    ...ofCart('Say how many of a variant are in the cart', '0 removes it. The same again changes nothing.'),
    params,
    body: setQuantitySchema,
  },
  applyCoupon: {
    ...ofCart(
      'Use a coupon',
      '422: the code does not count, for nobody or not for this customer. 409 `coupon_minimum`, `coupon_not_for_these`: not for this cart; `cart_empty`. Both say the problem as `code`.',
    ),
    body: applyCouponSchema,
  },
  removeCoupon: ofCart('Use no coupon'),
  shipping: {
    ...ofCart('Say where it goes and how', 'Where no method is chosen the first one counts. 409 `cart_empty`.'),
    body: cartShippingSchema,
  },
  hold: ofCart(
    'Hold the pieces of the cart for a quarter of an hour',
    'All of them or none; again extends it, up to an hour in all. 409: `out_of_stock`, `cart_empty`.',
  ),
  release: ofCart('Let go of what is held'),
  dismiss: ofCart('Say that what has changed was seen: prices, and what was merged'),
};
