import {
  editedTranslationParamsSchema,
  editedTranslationSchema,
  postRevisionParamsSchema,
  postRevisionsSchema,
  wholePostRevisionSchema,
} from '@sahra/shared/schemas/editing';
import { postRestoreSchema } from '@sahra/shared/schemas/written-posts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answersWith } from '../../admin/answers-with.ts';
import { requirePermission } from '../../auth/session-guard.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { editorOf } from './editor.ts';
import { changesWith } from './editing-routes.ts';
import { readEditedText } from './read-edited.ts';
import { listRevisions, readRevision } from './read-revisions.ts';
import { restoreText } from './save-text.ts';

const onRequest = requirePermission('write-posts');
const path = '/editing/posts/:id/translations/:language/revisions';

/** How texts have been, and the way back. */
export const revisionRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: 'How a post has been in a language, the newest first',
          params: editedTranslationParamsSchema,
          response: answersWith(postRevisionsSchema),
        },
      },
      (request) => listRevisions(context, editorOf(request), request.params),
    );
    app.get(
      `${path}/:number`,
      {
        onRequest,
        schema: {
          summary: 'A post in a language as it was',
          params: postRevisionParamsSchema,
          response: answersWith(wholePostRevisionSchema),
        },
      },
      (request) => readRevision(context, editorOf(request), request.params),
    );
    app.post(
      `${path}/:number/restore`,
      {
        ...{ onRequest, bodyLimit: 1024 },
        schema: {
          summary: 'Make it what it was; its address and its state stay',
          ...{ params: postRevisionParamsSchema, body: postRestoreSchema },
          response: changesWith(editedTranslationSchema),
        },
      },
      async (request) => {
        await restoreText(context, editorOf(request), request.params, request.body.revision);
        return readEditedText(context, editorOf(request), request.params);
      },
    );
  };
