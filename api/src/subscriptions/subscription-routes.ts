import { planRequestSchema } from '@sahra/shared/form-rules/plan-request-form';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { idempotencyKeySchema } from '@sahra/shared/schemas/contact';
import {
  referenceParamsSchema,
  subscriptionRequestSchema,
  subscriptionSchema,
} from '@sahra/shared/schemas/subscriptions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { listQuerySchema } from '../server/http/read-schema.ts';
import type { SiteSettings } from '../server/settings.ts';
import { cancelRequest } from './decision-repository.ts';
import { askForSubscription } from './request-repository.ts';
import { readSubscription } from './subscription-repository.ts';

/** Two entries of a list. */
const bodyLimit = 1024;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const readSchema = {
  summary: 'What a member has, has asked for, and has had',
  querystring: listQuerySchema,
  response: { 200: subscriptionSchema, ...refusals },
};
const askSchema = {
  summary: 'Ask for a month of a plan',
  description: [
    '409 `request_open`: one request at a time. With an `Idempotency-Key` the same request may be sent again after a lost answer: it is stored once.',
    'The price is the one of this moment. While a month runs the next one begins when it ends.',
  ].join(' '),
  querystring: languageQuerySchema,
  headers: z.looseObject({ 'idempotency-key': idempotencyKeySchema.optional() }),
  body: planRequestSchema,
  response: { 201: subscriptionRequestSchema, ...refusals },
};
const cancelSchema = {
  summary: 'Take a request back',
  description: '409 `request_decided`: it is paid or rejected. Once more has the same answer.',
  params: referenceParamsSchema,
  response: { 200: subscriptionRequestSchema, ...refusals },
};

/** Plans that members ask for, pay and have. */
export const subscriptionRoutes =
  (database: Database, { payTo }: Pick<SiteSettings, 'payTo'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/account/subscription',
      { schema: readSchema, preHandler: requirePermission('keep-account') },
      async (request) => {
        const { id, role } = memberOf(request);
        return { role, ...(await readSubscription(database, id, request.query, new Date())), payTo };
      },
    );
    app.post(
      '/account/subscription-requests',
      { bodyLimit, schema: askSchema, preHandler: requirePermission('request-subscription') },
      async (request, reply) => {
        const asked = {
          ...request.body,
          memberId: memberOf(request).id,
          idempotencyKey: request.headers['idempotency-key'],
        };
        return reply.status(201).send(await askForSubscription(database, asked, new Date()));
      },
    );
    app.post(
      '/account/subscription-requests/:reference/cancellation',
      { bodyLimit, schema: cancelSchema, preHandler: requirePermission('keep-account') },
      (request) => cancelRequest(database, memberOf(request).id, request.params.reference, new Date()),
    );
  };
