import { orderDetailsSchema, orderParamsSchema, ordersSchema } from '@sahra/shared/schemas/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findOrder, listOrders } from './order-repository.ts';

const preHandler = requirePermission('keep-account');

/** What a member has bought. */
export const orderRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
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
      { preHandler, schema: { ...readOf('One order of who asks', orderDetailsSchema), params: orderParamsSchema } },
      (request) => findOrder(database, memberOf(request).id, request.params.number),
    );
  };
