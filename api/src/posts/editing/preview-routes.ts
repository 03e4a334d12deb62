import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { editedPostParamsSchema, postPreviewSchema } from '@sahra/shared/schemas/editing';
import { postPreviewRequestSchema } from '@sahra/shared/schemas/written-posts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersWith } from '../../admin/answers-with.ts';
import { requirePermission } from '../../auth/session-guard.ts';
import { found } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { readOf } from '../../server/http/read-schema.ts';
import type { SigningKeys } from '../../signed-addresses/signing-keys.ts';
import { previewPost } from '../find-post.ts';
import { editorOf } from './editor.ts';
import { makePreview, readPreview } from './post-preview.ts';

/** Links to what is not published, made by those who may see it. */
export const makePreviewRoutes =
  (context: ReadContext, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/editing/posts/:id/preview',
      {
        onRequest: requirePermission('write-posts'),
        bodyLimit: 1024,
        schema: {
          summary: 'A link to a post in a language as it is, whatever its state, for a week',
          ...{ params: editedPostParamsSchema, body: postPreviewRequestSchema },
          response: answersWith(postPreviewSchema),
        },
      },
      async (request) => {
        const { params, body } = request;
        return makePreview(context, await keys.ring(), editorOf(request), { id: params.id, language: body.language });
      },
    );
  };

/** What these links show, to everybody who has one. */
export const postPreviewRoutes =
  (context: ReadContext, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/post-previews/:token',
      {
        schema: {
          ...readOf('A post as the holder of a preview link sees it', postDetailSchema),
          description: '404 where the link is forged or over, as where there is no post. Nothing keeps the answer.',
          params: z.object({ token: z.string().max(200) }),
        },
      },
      async ({ params }, reply) => {
        const preview = found(readPreview(await keys.ring(), params.token), 'post');
        const post = found(await previewPost(context, preview), 'post');
        reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
        return post;
      },
    );
  };
