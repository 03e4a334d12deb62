import { addressesOf, type PlaceOrder, placeOrderSchema } from '@sahra/shared/form-rules/checkout-form';
import { cartConflictSchema } from '@sahra/shared/schemas/cart';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { idempotencyKeySchema } from '@sahra/shared/schemas/contact';
import { placedOrderSchema } from '@sahra/shared/schemas/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CountryCode } from 'libphonenumber-js';
import { z } from 'zod';
import { toPhoneNumber } from '../auth/phone-number.ts';
import { cartConflict, withFreshCart } from '../carts/cart-conflict.ts';
import { changeCart, lockCart } from '../carts/cart-row.ts';
import { lockPricedCart, readCart } from '../carts/priced-cart.ts';
import { type Shopper, ShopperCookies } from '../carts/shopper.ts';
import type { Database } from '../database/connect.ts';
import { invalidRequest } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { customerOf } from './customer.ts';
import { cartIsEmpty } from './new-order.ts';
import { toPlaced } from './order-answer.ts';
import { enforcePlacingLimits } from './order-limits.ts';
import { destinationOf, placeOrder } from './place-order.ts';
import { keyHashOf, requestHashOf } from './placed-before.ts';

/** Two addresses and the longest notes, every letter of them written as `\uXXXX`. */
const bodyLimit = 24 * 1024;

const placeSchema = {
  summary: 'Make an order of the cart',
  description: [
    '409 with the cart as it is now: `cart_changed`, where it does not come to `expectedTotal`; `cart_empty`, `out_of_stock`, `no_shipping`.',
    'With an `Idempotency-Key` the same order may be sent again after a lost answer: it is placed once. 422 `idempotency_key_reused`: another order came with it.',
  ].join(' '),
  querystring: languageQuerySchema,
  headers: z.looseObject({ 'idempotency-key': idempotencyKeySchema.optional() }),
  body: placeOrderSchema,
  response: {
    201: placedOrderSchema,
    409: cartConflictSchema,
    '4xx': errorSchema.describe('Refused'),
    '5xx': errorSchema.describe('Failed'),
  },
};

/** An order whose telephone numbers are as they are kept, or the refusal that names the field. */
function withPhones(order: PlaceOrder): PlaceOrder {
  const { billing, shipping } = addressesOf(order);
  const numberOf = (field: 'phone' | 'shippingPhone', { phone, country }: typeof billing) => {
    // A number without a country's code is dialled where the parcel or the bill goes.
    const number = toPhoneNumber(phone, [country as CountryCode]);
    if (!number) throw invalidRequest({ [field]: 'must be a telephone number, with the code of its country' });
    return number;
  };
  return {
    ...order,
    phone: numberOf('phone', billing),
    ...(shipping && { shippingPhone: numberOf('shippingPhone', shipping) }),
  };
}

/** Keeps where a refused order was to go, so that the cart in the answer is what its buyer asked for. */
const keepDestination = (database: Database, shopper: Shopper, order: PlaceOrder, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await lockCart(tx, shopper);
    if (!row) return;
    await changeCart(tx, row.id, destinationOf(order), now);
    const cart = await lockPricedCart(tx, shopper, customerOf(shopper, order.email), now);
    // That a guest has used a coupon up is known by their mailbox only: their cart alone would go on counting it.
    if ('shopperHash' in shopper && cart?.coupon?.problem === 'coupon_used_up')
      await changeCart(tx, row.id, { couponCode: null }, now);
  });

/** The checkout: of members, and of guests by their cookie. */
export const placeOrderRoutes =
  (
    context: ReadContext,
    callers: CallerHashes,
    keys: SigningKeys,
    { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    const cookies = new ShopperCookies(database, publicUrl);
    app.post('/orders', { bodyLimit, schema: placeSchema }, async (request, reply) => {
      const [now, { language }] = [new Date(), request];
      const order = withPhones(request.body);
      const shopper = cookies.shopperOf(request);
      const read = () => readCart(database, context, shopper, language, now);
      if (!shopper) throw cartConflict(cartIsEmpty().body.code, cartIsEmpty().message, await read());
      const callerHash = await callers.ofAddress(request.ip);
      await database.transaction((tx) => enforcePlacingLimits(tx, callerHash, shopper));
      const key = request.headers['idempotency-key'];
      const placed = {
        ...{ order, shopper, language },
        keyHash: key === undefined ? undefined : keyHashOf(key, shopper),
        requestHash: requestHashOf(order),
      };
      const ring = await keys.ring();
      const row = await withFreshCart(
        () => placeOrder(database, ring, placed, now),
        async () => {
          await keepDestination(database, shopper, order, now);
          return read();
        },
      );
      return reply.status(201).send(toPlaced(row));
    });
  };
