import { orderTrackingForm } from '@sahra/shared/form-rules/order-tracking-form';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { trackedOrderSchema, trackingAnswerSchema, trackingTokenParamsSchema } from '@sahra/shared/schemas/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { askForTracking, readTracked } from './track-order.ts';

const bodyLimit = 4096;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const askSchema = {
  summary: 'Ask what has become of an order',
  description: 'Always the same answer: only who reads the mails of the order’s address learns whether there is one.',
  querystring: languageQuerySchema,
  body: orderTrackingForm,
  response: { 202: trackingAnswerSchema, ...refusals },
};
const readSchema = {
  summary: 'What has become of an order, by the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after 24 hours, in mails about the order itself after 30 days.',
  params: trackingTokenParamsSchema,
  querystring: languageQuerySchema,
  response: { 200: trackedOrderSchema, ...refusals },
};

/** Orders by number and address, for whoever has no account and another device. */
export const orderTrackingRoutes =
  (database: Database, callers: CallerHashes, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post(
      '/order-tracking',
      { bodyLimit, schema: askSchema },
      async ({ body: { number, email }, ip, language }, reply) => {
        const [callerHash, numberHash] = [await callers.ofAddress(ip), await callers.of(`order ${number}`)];
        await askForTracking(database, await keys.ring(), { number, email, language, callerHash, numberHash });
        return reply.status(202).send({ status: 'check_mail' });
      },
    );
    app.get('/order-tracking/:token', { schema: readSchema }, async ({ params: { token } }) =>
      readTracked(database, await keys.ring(), token),
    );
  };
