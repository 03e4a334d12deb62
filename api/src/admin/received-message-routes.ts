import {
  messageStatusChangeSchema,
  receivedMessageSchema,
  receivedMessagesQuerySchema,
  receivedMessagesSchema,
} from '@sahra/shared/schemas/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { answersWith } from './answers-with.ts';
import { changeMessageStatus, listMessages } from './received-message-repository.ts';

const params = z.object({ reference: z.string().min(1).max(20, 'is no reference') });

/** What visitors wrote to the owner, and whether somebody has answered. */
export const receivedMessageRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = requirePermission('read-contact-messages');
    const read = {
      summary: 'What visitors wrote, the newest first',
      querystring: receivedMessagesQuerySchema,
      response: answersWith(receivedMessagesSchema),
    };
    app.get('/admin/contact-messages', { onRequest, schema: read }, ({ query }) => listMessages(database, query));

    const status = {
      summary: 'Say whether a message was answered',
      params,
      body: messageStatusChangeSchema,
      response: answersWith(receivedMessageSchema),
    };
    app.put('/admin/contact-messages/:reference/status', { onRequest, schema: status }, (request) =>
      changeMessageStatus(database, memberOf(request), request.params.reference, request.body.status),
    );
  };
