import { tagSchema } from '@sahra/shared/schemas/program-lists';
import { pageOf, slugSchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { ofCatalog } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findTag, listTags } from './tag-repository.ts';

export const tagRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/tags',
      { config: ofCatalog, schema: { ...readOf('Tags', pageOf(tagSchema)), querystring: listQuerySchema } },
      ({ query, language }) => listTags(context, query, language),
    );
    app.get(
      '/tags/:tag',
      { config: ofCatalog, schema: { ...readOf('A tag', tagSchema), params: z.object({ tag: slugSchema }) } },
      async ({ params, language }) => found(await findTag(context, params.tag, language), 'tag'),
    );
  };
