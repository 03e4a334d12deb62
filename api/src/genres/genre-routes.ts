import { genreSchema } from '@sahra/shared/schemas/program-lists';
import { pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ofCatalog } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listGenres } from './genre-repository.ts';

export const genreRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/genres',
      { config: ofCatalog, schema: { ...readOf('Genres', pageOf(genreSchema)), querystring: listQuerySchema } },
      ({ query, language }) => listGenres(context, query, language),
    );
  };
