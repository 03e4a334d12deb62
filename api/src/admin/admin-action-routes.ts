import { adminActionsSchema } from '@sahra/shared/schemas/admin';
import { pageQuerySchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { listActions } from './admin-log.ts';
import { answersWith } from './answers-with.ts';

/** What admins did. */
export const adminActionRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      summary: 'What admins did, the newest first',
      querystring: pageQuerySchema,
      response: answersWith(adminActionsSchema),
    };
    app.get('/admin/actions', { onRequest: requirePermission('read-admin-log'), schema }, ({ query }) =>
      listActions(database, query),
    );
  };
