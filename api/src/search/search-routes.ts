import { searchHitSchema, searchQuerySchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { search } from './search-repository.ts';

export const searchRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/search',
      {
        schema: {
          ...readOf('Programs and people, by their words in any spelling', pageOf(searchHitSchema)),
          querystring: listQuerySchema.extend(searchQuerySchema.shape),
        },
      },
      ({ query, language }) => search(context, query.q, query, language),
    );
  };
