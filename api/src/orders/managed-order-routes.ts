import { errorSchema } from '@sahra/shared/schemas/common';
import {
  managedOrderDetailsSchema,
  type ManagedOrderStep,
  exportedOrdersQuerySchema,
  managedOrdersQuerySchema,
  managedOrdersSchema,
  orderNoteSchema,
  orderReasonSchema,
  refundSchema,
  shipmentSchema,
} from '@sahra/shared/schemas/managed-orders';
import { orderParamsSchema } from '@sahra/shared/schemas/orders';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordExport } from '../admin/record-export.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { sendCsv } from '../server/http/csv.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { exportOrders } from './export-orders.ts';
import { countOrders, findByNumber, listManagedOrders, readManagedOrder } from './managed-orders.ts';
import { addNote, resendMail, takeManagedStep } from './managed-steps.ts';
import type { OrderRow } from './order-access.ts';
import type { Step } from './take-step.ts';

/** The longest note, every letter of it written as `\uXXXX`. */
const bodyLimit = 8 * 1024;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const preHandler = requirePermission('manage-shop');
const path = '/admin/orders/:number';

const listSchema = {
  summary: 'Orders, the newest first',
  description: '`q` is parts of the number, the e-mail address or the name.',
  querystring: managedOrdersQuerySchema,
  response: { 200: managedOrdersSchema, ...refusals },
};
const exportSchema = {
  summary: 'The same as a table, for spreadsheets',
  description:
    'Amounts are in whole units of the currency. What spreadsheets would take for a formula has an apostrophe before it.',
  querystring: exportedOrdersQuerySchema,
  response: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } }, ...refusals },
};
const schemaOf = (summary: string) => ({
  summary,
  description: '409 `order_decided`: its status does not allow that any more. Once more has the same answer.',
  params: orderParamsSchema,
  response: { 200: managedOrderDetailsSchema, ...refusals },
});
const actorOf = (request: FastifyRequest) => {
  const { id, name } = memberOf(request);
  return { id, name };
};

/** What admins do with orders; each step is written down. */
export const managedOrderRoutes =
  (database: Database, keys: SigningKeys, { payTo }: Pick<SiteSettings, 'payTo'>): FastifyPluginAsyncZod =>
  async (app) => {
    type OfOrder = FastifyRequest<{ Params: { number: string } }>;
    const answer = (order: OrderRow) => readManagedOrder(database, payTo, order);
    const orderOf = ({ params }: OfOrder) => findByNumber(database, params.number);
    const take = async (request: OfOrder, name: ManagedOrderStep, more: Omit<Step, 'step' | 'actor'> = {}) => {
      const [order, ring] = [await orderOf(request), await keys.ring()];
      return answer(await takeManagedStep(database, ring, actorOf(request), order, { name, ...more }, new Date()));
    };

    app.get('/admin/orders', { schema: listSchema, preHandler }, ({ query }) => listManagedOrders(database, query));
    app.get('/admin/orders.csv', { schema: exportSchema, preHandler }, async (request, reply) => {
      const total = await countOrders(database, request.query);
      await recordExport(database, actorOf(request), { action: 'export-orders', total, filter: request.query });
      return sendCsv(reply, 'sahra-orders', exportOrders(database, request.query));
    });
    app.get(path, { schema: schemaOf('An order with everything that belongs to it'), preHandler }, async (request) =>
      answer(await orderOf(request)),
    );
    app.post(`${path}/payment`, { bodyLimit, preHandler, schema: schemaOf('Its money has come') }, (request) =>
      take(request, 'payment'),
    );
    app.post(
      `${path}/shipment`,
      { bodyLimit, preHandler, schema: { ...schemaOf('It was sent'), body: shipmentSchema } },
      (request) => take(request, 'shipment', { parcel: request.body }),
    );
    app.post(`${path}/completion`, { bodyLimit, preHandler, schema: schemaOf('It is done') }, (request) =>
      take(request, 'completion'),
    );
    app.post(
      `${path}/cancellation`,
      { bodyLimit, preHandler, schema: { ...schemaOf('Call it off'), body: orderReasonSchema } },
      (request) => take(request, 'cancellation', request.body),
    );
    app.post(
      `${path}/failure`,
      {
        bodyLimit,
        preHandler,
        schema: { ...schemaOf('Its payment failed, or it came back'), body: orderReasonSchema },
      },
      (request) => take(request, 'failure', request.body),
    );
    app.post(
      `${path}/refund`,
      { bodyLimit, preHandler, schema: { ...schemaOf('Its money goes back'), body: refundSchema } },
      (request) => take(request, 'refund', request.body),
    );
    app.post(
      `${path}/notes`,
      { bodyLimit, preHandler, schema: { ...schemaOf('Write something down'), body: orderNoteSchema } },
      async (request) =>
        answer(await addNote(database, actorOf(request), await orderOf(request), request.body, new Date())),
    );
    app.post(`${path}/mail`, { bodyLimit, preHandler, schema: schemaOf('Send its last mail again') }, async (request) =>
      answer(await resendMail(database, await keys.ring(), actorOf(request), await orderOf(request))),
    );
  };
