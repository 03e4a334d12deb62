import { categorySchema, programCardSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { ofCatalog } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findCategory, listCategories, listCategoryPrograms } from './category-repository.ts';

const params = z.object({ categoryId: idParamSchema });

export const categoryRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/categories',
      { config: ofCatalog, schema: { ...readOf('Categories', pageOf(categorySchema)), querystring: listQuerySchema } },
      ({ query, language }) => listCategories(context, query, language),
    );
    app.get(
      '/categories/:categoryId',
      { config: ofCatalog, schema: { ...readOf('A category', categorySchema), params } },
      async ({ params: { categoryId }, language }) =>
        found(await findCategory(context, categoryId, language), 'category'),
    );
    app.get(
      '/categories/:categoryId/programs',
      {
        config: ofCatalog,
        schema: {
          ...readOf('The programs of a category', pageOf(programCardSchema)),
          params,
          querystring: listQuerySchema,
        },
      },
      async ({ params: { categoryId }, query, language }) =>
        found(await listCategoryPrograms(context, categoryId, query, language), 'category'),
    );
  };
