import { episodeSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { findEpisode } from './episode-repository.ts';

export const episodeRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
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
