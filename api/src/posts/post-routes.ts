import { postCardSchema, postQuerySchema } from '@sahra/shared/schemas/blog';
import { pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listPosts } from './post-repository.ts';

export const postRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/posts',
      {
        schema: {
          ...readOf('Posts; of a type, of a category, or by words of the title', pageOf(postCardSchema)),
          querystring: listQuerySchema.extend(postQuerySchema.shape),
        },
      },
      ({ query, language }) => listPosts(context, query, query, language),
    );
  };
