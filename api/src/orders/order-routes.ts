import { errorSchema } from '@sahra/shared/schemas/common';
import {
  orderDetailsSchema,
  orderedAgainSchema,
  orderParamsSchema,
  ordersSchema,
  paymentMethodChangeSchema,
} from '@sahra/shared/schemas/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import { ShopperCookies } from '../carts/shopper.ts';
import type { Database } from '../database/connect.ts';
import { found } from '../server/http/api-failure.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { cancelOrder, changePaymentMethod, orderAgain } from './buyer-steps.ts';
import { findOwnOrder, type OrderRow } from './order-access.ts';
import { readDetails } from './order-answer.ts';
import { listOrders } from './order-repository.ts';

const preHandler = requirePermission('keep-account');
const bodyLimit = 1024;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const params = orderParamsSchema;

const payOtherwiseSchema = {
  summary: 'Pay an order in another way',
  description: '409 `order_decided`: it is paid, sent or called off. Once more has the same answer.',
  params,
  body: paymentMethodChangeSchema,
  response: { 200: orderDetailsSchema, ...refusals },
};
const cancelSchema = {
  summary: 'Call an order off',
  description: '409 `order_decided`: it is sent, or its files were given out. Once more has the same answer.',
  params,
  response: { 200: orderDetailsSchema, ...refusals },
};
const againSchema = {
  summary: 'Put the things of an order into the cart',
  description: 'As far as they can be had, at the prices of today. 409 `nothing_left`: none of them can.',
  params,
  response: { 200: orderedAgainSchema, ...refusals },
};

/** What somebody has bought: members see theirs, guests what they placed in this browser. */
export const orderRoutes =
  (
    database: Database,
    callers: CallerHashes,
    keys: SigningKeys,
    { publicUrl, payTo }: Pick<SiteSettings, 'publicUrl' | 'payTo'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const cookies = new ShopperCookies(database, publicUrl);
    const details = (order: OrderRow) => readDetails(database, payTo, order);

    /** Who ordered as a guest sees it after signing in too. */
    async function ownOrder(request: FastifyRequest<{ Params: { number: string } }>): Promise<OrderRow> {
      const { number } = request.params;
      const shopperHash = cookies.guestHashOf(request);
      const row =
        (await findOwnOrder(database, cookies.shopperOf(request), number)) ??
        (shopperHash === undefined ? undefined : await findOwnOrder(database, { shopperHash }, number));
      return found(row, 'order');
    }

    app.get(
      '/account/orders',
      {
        preHandler,
        schema: { ...readOf('Orders of who asks, the newest first', ordersSchema), querystring: listQuerySchema },
      },
      (request) => listOrders(database, memberOf(request).id, request.query),
    );
    app.get(
      '/account/orders/:number',
      { preHandler, schema: { ...readOf('One order of who asks', orderDetailsSchema), params } },
      async (request) =>
        details(
          found(await findOwnOrder(database, { memberId: memberOf(request).id }, request.params.number), 'order'),
        ),
    );
    app.get(
      '/orders/:number',
      {
        schema: {
          ...readOf('One order of who placed it: a member, or a guest by their cookie', orderDetailsSchema),
          params,
        },
      },
      async (request) => details(await ownOrder(request)),
    );
    app.put('/orders/:number/payment-method', { bodyLimit, schema: payOtherwiseSchema }, async (request) => {
      const order = await ownOrder(request);
      return details(await changePaymentMethod(database, order, request.body.paymentMethod, new Date()));
    });
    app.post('/orders/:number/cancellation', { bodyLimit, schema: cancelSchema }, async (request) =>
      details(await cancelOrder(database, await keys.ring(), await ownOrder(request), new Date())),
    );
    app.post('/orders/:number/cart', { bodyLimit, schema: againSchema }, async (request, reply) => {
      const order = await ownOrder(request);
      const shopper = await cookies.ensureShopper(request, reply);
      const callerHash = await callers.ofAddress(request.ip);
      return orderAgain(database, order, { shopper, callerHash }, new Date());
    });
  };
