import { searchAnswerSchema, searchQuerySchema } from '@sahra/shared/schemas/search';
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
          ...readOf('Everything that can be found, by its words in any spelling', searchAnswerSchema),
          querystring: listQuerySchema.extend(searchQuerySchema.shape),
        },
      },
      ({ query, language }) => search(context, query, language),
    );
  };
