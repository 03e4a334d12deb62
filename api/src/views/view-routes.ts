import { idParamSchema } from '@sahra/shared/schemas/common';
import { programTotalsSchema } from '@sahra/shared/schemas/library';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { found } from '../server/http/api-failure.ts';
import { readOf } from '../server/http/read-schema.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { viewEpisode } from './count-view.ts';
import { findProgramTotals } from './program-totals.ts';
import { viewerOf } from './viewer.ts';

/** What is watched, by members and visitors alike. */
export const viewRoutes =
  (database: Database, callers: CallerHashes): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/episodes/:episodeId/views',
      {
        schema: {
          ...readOf('Count that an episode is watched', programTotalsSchema),
          description:
            'Each viewer once a day: for the episode, and for its program however many of its episodes they watch.',
          params: z.object({ episodeId: idParamSchema }),
        },
      },
      async (request) => {
        const viewer = await viewerOf(request, callers);
        const programId = found(await viewEpisode(database, request.params.episodeId, viewer), 'episode');
        return found(await findProgramTotals(database, programId), 'program');
      },
    );
  };
