import { errorSchema } from '@sahra/shared/schemas/common';
import {
  managedRequestsQuerySchema,
  managedRequestsSchema,
  paymentSchema,
  referenceParamsSchema,
  subscriptionRequestSchema,
} from '@sahra/shared/schemas/subscriptions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { markPaid, rejectRequest } from './decision-repository.ts';
import { listManagedRequests } from './managed-requests.ts';

const bodyLimit = 1024;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const preHandler = requirePermission('manage-subscriptions');

const listSchema = {
  summary: 'Requests for plans, the newest first',
  description: '`q` is a reference, or parts of the member’s names or e-mail address.',
  querystring: managedRequestsQuerySchema,
  response: { 200: managedRequestsSchema, ...refusals },
};
const paySchema = {
  summary: 'Mark a request as paid: its month begins',
  description:
    '409 `request_decided`: it was cancelled or rejected; 409 `member_gone`. Once more has the same answer and buys no second month.',
  params: referenceParamsSchema,
  body: paymentSchema,
  response: { 200: subscriptionRequestSchema, ...refusals },
};
const rejectSchema = {
  summary: 'Reject a request',
  description: '409 `request_decided`: it was paid or cancelled. Once more has the same answer.',
  params: referenceParamsSchema,
  response: { 200: subscriptionRequestSchema, ...refusals },
};

/** What admins do with the requests of members; each step is written down. */
export const managedRequestRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/admin/subscription-requests', { schema: listSchema, preHandler }, ({ query: { status, q, ...page } }) =>
      listManagedRequests(database, { status, q }, page, new Date()),
    );
    app.post(
      '/admin/subscription-requests/:reference/payment',
      { bodyLimit, schema: paySchema, preHandler },
      (request) => {
        const { id, name } = memberOf(request);
        return markPaid(database, { id, name }, request.params.reference, request.body.paidOn, new Date());
      },
    );
    app.post(
      '/admin/subscription-requests/:reference/rejection',
      { bodyLimit, schema: rejectSchema, preHandler },
      (request) => {
        const { id, name } = memberOf(request);
        return rejectRequest(database, { id, name }, request.params.reference, new Date());
      },
    );
  };
