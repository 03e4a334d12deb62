import { episodeSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, idsParamSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { listedEpisodesSchema } from '@sahra/shared/schemas/library';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { listEpisodes } from './listed-episodes.ts';
import { findEpisode } from './episode-repository.ts';

export const episodeRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/episodes',
      {
        schema: {
          ...readOf('The episodes of these ids, in their order', listedEpisodesSchema),
          querystring: languageQuerySchema.extend({ ids: idsParamSchema }),
        },
      },
      async ({ query: { ids }, language }) => {
        const items = await listEpisodes(context, ids, language);
        return { items, page: 1, pageSize: ids.length, total: items.length };
      },
    );
    app.get(
      '/episodes/:episodeId',
      {
        schema: {
          ...readOf('An episode and what plays', episodeSchema),
          params: z.object({ episodeId: idParamSchema }),
        },
      },
      async ({ params, language }) => found(await findEpisode(context, params.episodeId, language), 'episode'),
    );
  };
