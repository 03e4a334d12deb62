import { moderationActionNames } from '@sahra/shared/schemas/admin';
import { languageQuerySchema, pageQuerySchema } from '@sahra/shared/schemas/common';
import {
  authorBlockedSchema,
  authorBlockSchema,
  authorParamsSchema,
  blockedAuthorsSchema,
  decisionResultsSchema,
  decisionsSchema,
  moderationListSchema,
  moderationLogSchema,
  moderationQuerySchema,
} from '@sahra/shared/schemas/moderation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listActions } from '../admin/admin-log.ts';
import { answersWith } from '../admin/answers-with.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { blockAuthor, listBlocked } from './moderated-authors.ts';
import { decide } from './moderation-decisions.ts';
import { listForModerators } from './moderation-list.ts';

const bodyLimit = 4096;
const onRequest = requirePermission('moderate');
/** Editors decide here too; each contribution is asked whether they may. */
const ofComments = { onRequest: requirePermission('moderate-comments') };

const listSchema = {
  summary: 'What people wrote, with its reports: the oldest of what waits first, of all others the newest',
  querystring: languageQuerySchema.extend(moderationQuerySchema.shape),
  response: answersWith(moderationListSchema),
};
const decideSchema = {
  summary: 'Publish, hide, pin or leave as they are; block and unblock their authors',
  description:
    'Each is decided by itself: `refused` with its code (`not_found`, `not_possible`, `already_reviewed`, `author_is_admin`; `not_allowed`: editors publish and hide comments on posts) does not hold the others up. Once more has the same effect.',
  body: decisionsSchema,
  response: answersWith(decisionResultsSchema),
};
const blockedSchema = {
  summary: 'Who may not write any more, the latest first',
  querystring: pageQuerySchema,
  response: answersWith(blockedAuthorsSchema),
};
const blockSchema = {
  summary: 'Shut an author out of writing, or let them in again',
  description: '403 `author_is_admin`: an admin is not shut out.',
  params: authorParamsSchema,
  body: authorBlockSchema,
  response: answersWith(authorBlockedSchema),
};
const logSchema = {
  summary: 'What moderators did, the newest first',
  querystring: pageQuerySchema,
  response: answersWith(moderationLogSchema),
};

/** What moderators do. Anyone else is refused before anything else of their request is looked at. */
export const moderationRoutes =
  (database: Database, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/admin/contributions', { onRequest, schema: listSchema }, ({ query, language }) =>
      listForModerators(database, query, query, language),
    );
    app.post('/admin/contributions/decisions', { ...ofComments, bodyLimit, schema: decideSchema }, async (request) => {
      const { decision, ids } = request.body;
      const ring = await keys.ring();
      return decide(database, decision, ids, { admin: memberOf(request), ring, now: new Date() });
    });
    app.get('/admin/contribution-blocks', { onRequest, schema: blockedSchema }, ({ query }) =>
      listBlocked(database, query),
    );
    app.put(
      '/admin/contribution-authors/:authorId/block',
      { onRequest, bodyLimit, schema: blockSchema },
      async (request) => {
        const { authorId: id } = request.params;
        const { isBlocked } = request.body;
        await database.transaction((tx) => blockAuthor(tx, memberOf(request), id, isBlocked, new Date()));
        return { id, isBlocked };
      },
    );
    app.get('/admin/contribution-decisions', { onRequest, schema: logSchema }, ({ query }) =>
      listActions(database, query, moderationActionNames),
    );
  };
