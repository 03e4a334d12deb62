import { homeSchema, sliderItemSchema } from '@sahra/shared/schemas/catalog';
import { languageQuerySchema, pageOf } from '@sahra/shared/schemas/common';
import { ownHomeQuerySchema, ownHomeSchema } from '@sahra/shared/schemas/own-home';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ofCatalog } from '../server/http/kept-reads.ts';
import { toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findHome, listSlider } from './home-repository.ts';
import { findOwnHome } from './own-home-repository.ts';

export const homeRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/home',
      { config: ofCatalog, schema: readOf('What the home page shows, in one answer', homeSchema) },
      ({ language }) => findHome(context, language),
    );
    app.get(
      '/home/own',
      {
        schema: {
          ...readOf(
            'What the home page shows to a viewer without an account, by what their device stores',
            ownHomeSchema,
          ),
          querystring: languageQuerySchema.extend(ownHomeQuerySchema.shape),
        },
      },
      ({ query: { progress = [], watchlist = [] }, language }) =>
        findOwnHome(context, { watched: progress, watchlist }, language),
    );
    app.get(
      '/slider',
      {
        config: ofCatalog,
        schema: { ...readOf('The slider of the home page', pageOf(sliderItemSchema)), querystring: listQuerySchema },
      },
      async ({ query, language }) => {
        const items = await listSlider(context, language);
        const from = (query.page - 1) * query.pageSize;
        return toPage(items.slice(from, from + query.pageSize), items.length, query);
      },
    );
  };
