import { tagSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listTags } from './tag-repository.ts';

export const tagRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/tags',
      { schema: { ...readOf('Tags', pageOf(tagSchema)), querystring: listQuerySchema } },
      ({ query, language }) => listTags(context, query, language),
    );
  };
