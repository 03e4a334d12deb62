import { idSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  editedPostParamsSchema,
  editedPostSchema,
  editedPostsQuerySchema,
  editedPostsSchema,
  editedTranslationParamsSchema,
  editedTranslationSchema,
  editingRefusalSchema,
  postChoicesSchema,
} from '@sahra/shared/schemas/editing';
import {
  newPostSchema,
  postSettingsSchema,
  postTransitionSchema,
  writtenTextSchema,
} from '@sahra/shared/schemas/written-posts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersWith } from '../../admin/answers-with.ts';
import { requirePermission } from '../../auth/session-guard.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { changeSettings } from './change-settings.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { editorOf } from './editor.ts';
import { listEdited, readChoices } from './list-edited.ts';
import { transition } from './move-text.ts';
import { readEdited, readEditedText } from './read-edited.ts';
import { saveText } from './save-text.ts';

/** Before anything of the body is read. Which posts are theirs is asked of each. */
const onRequest = requirePermission('write-posts');
/** The longest posts; what is longer is several. */
const bodyLimit = 1024 * 1024;
const smallBody = 16 * 1024;

/** What a route answers that changes something. */
export const changesWith = <T extends z.ZodType>(answer: T) => ({
  ...answersWith(answer),
  404: answersWith(answer)['4xx'],
  409: editingRefusalSchema.describe(
    'Not as things are: `edited_meanwhile`, `taken`, `not_possible`, `incomplete`, `was_published`',
  ),
});

/** What authors and editors do with posts. */
export const editingRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    const querystring = languageQuerySchema;

    app.get(
      '/editing/posts',
      {
        onRequest,
        schema: {
          summary: 'Posts in all states, what was changed last first',
          description: 'Authors see their own. `q` is parts of a title in any language.',
          querystring: editedPostsQuerySchema,
          response: answersWith(editedPostsSchema),
        },
      },
      (request) => listEdited(context, editorOf(request), request.query, request.language),
    );
    app.get(
      '/editing/choices',
      {
        onRequest,
        schema: {
          ...{ summary: 'Under what posts can be filed, and whose they can be', querystring },
          response: answersWith(postChoicesSchema),
        },
      },
      ({ language }) => readChoices(context, language),
    );
    app.post(
      '/editing/posts',
      {
        ...{ onRequest, bodyLimit: smallBody },
        schema: {
          ...{ summary: 'Begin a post, as a draft in one language', querystring, body: newPostSchema },
          response: { 201: editedPostSchema, ...changesWith(editedPostSchema) },
        },
      },
      async (request, reply) => {
        const id = await createPost(database, editorOf(request), request.body);
        return reply.status(201).send(await readEdited(context, editorOf(request), id, request.language));
      },
    );
    app.get(
      '/editing/posts/:id',
      {
        onRequest,
        schema: {
          ...{ summary: 'A post with everything that can be changed of it', querystring },
          params: editedPostParamsSchema,
          response: answersWith(editedPostSchema),
        },
      },
      (request) => readEdited(context, editorOf(request), request.params.id, request.language),
    );
    app.patch(
      '/editing/posts/:id',
      {
        ...{ onRequest, bodyLimit: smallBody },
        schema: {
          summary: 'Change what is the same of a post in every language',
          description: 'Author, categories, listing and comments are the editors’ to change.',
          ...{ querystring, params: editedPostParamsSchema, body: postSettingsSchema },
          response: changesWith(editedPostSchema),
        },
      },
      async (request) => {
        await changeSettings(context, editorOf(request), request.params.id, request.body);
        return readEdited(context, editorOf(request), request.params.id, request.language);
      },
    );
    app.delete(
      '/editing/posts/:id',
      {
        onRequest,
        schema: {
          summary: 'Remove a draft that never was published',
          params: editedPostParamsSchema,
          response: changesWith(z.object({ id: idSchema })),
        },
      },
      async (request) => {
        await deletePost(database, editorOf(request), request.params.id);
        return { id: request.params.id };
      },
    );
    app.put(
      '/editing/posts/:id/translations/:language',
      {
        ...{ onRequest, bodyLimit },
        schema: {
          summary: 'Save a post in a language',
          description:
            'Of what is published it is in force at once. A changed address of what was published leads to the new one.',
          ...{ params: editedTranslationParamsSchema, body: writtenTextSchema },
          response: changesWith(editedTranslationSchema),
        },
      },
      async (request) => {
        await saveText(context, editorOf(request), request.params, request.body);
        return readEditedText(context, editorOf(request), request.params);
      },
    );
    app.post(
      '/editing/posts/:id/translations/:language/transition',
      {
        ...{ onRequest, bodyLimit: smallBody },
        schema: {
          summary: 'Hand in, schedule, publish or withdraw a post in a language, or make it a draft',
          ...{ params: editedTranslationParamsSchema, body: postTransitionSchema },
          response: changesWith(editedTranslationSchema),
        },
      },
      async (request) => {
        await transition(database, editorOf(request), request.params, request.body);
        return readEditedText(context, editorOf(request), request.params);
      },
    );
  };
