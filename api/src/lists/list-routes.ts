import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { listIds, programListSchema } from '@sahra/shared/schemas/program-lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { ofCatalog } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listLists, readList } from './list-repository.ts';

export const listRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/lists',
      {
        config: ofCatalog,
        schema: {
          ...readOf(
            'Lists of programs that nobody has to choose, with the first few of each',
            pageOf(programListSchema),
          ),
          querystring: listQuerySchema,
        },
      },
      ({ query, language }) => listLists(context, query, language),
    );
    app.get(
      '/lists/:list',
      {
        config: ofCatalog,
        schema: {
          ...readOf('A list of programs', pageOf(programCardSchema)),
          params: z.object({ list: z.string() }),
          querystring: listQuerySchema,
        },
      },
      async ({ params, query, language }) => {
        const list = found(
          listIds.find((id) => id === params.list),
          'list',
        );
        return readList(context, list, query, language);
      },
    );
  };
