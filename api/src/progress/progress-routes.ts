import { idParamSchema, languageQuerySchema, pageOf } from '@sahra/shared/schemas/common';
import { programForgottenSchema } from '@sahra/shared/schemas/own-home';
import {
  ownProgramSchema,
  playbackProgressSchema,
  progressChangeSchema,
  progressForgottenSchema,
} from '@sahra/shared/schemas/watching';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { isLiked } from '../likes/like-repository.ts';
import { found } from '../server/http/api-failure.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { viewerOf } from '../profiles/viewer.ts';
import { isInWatchlist } from '../watchlist/watchlist-repository.ts';
import { findProgressOf, forgetProgress, forgetProgressOf, listProgress, saveProgress } from './progress-repository.ts';

const bodyLimit = 1024;
const params = z.object({ episodeId: idParamSchema });
const listQuery = listQuerySchema.extend({ episode: idParamSchema.optional() });
const ownProgramReads = {
  ...readOf('What a program is to the member', ownProgramSchema),
  params: z.object({ programId: idParamSchema }),
};
const changes = {
  ...readOf('Keep how far the member has watched an episode', playbackProgressSchema),
  querystring: languageQuerySchema,
  params,
  body: progressChangeSchema,
};

/** How far a member has watched. */
export const progressRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', requirePermission('keep-account'));
    app.get(
      '/account/progress',
      {
        schema: {
          ...readOf('How far the member has watched, the latest first', pageOf(playbackProgressSchema)),
          querystring: listQuery,
        },
      },
      (request) => listProgress(database, viewerOf(request), request.query.episode, request.query),
    );
    app.put('/account/progress/:episodeId', { bodyLimit, schema: changes }, async (request) =>
      found(await saveProgress(database, viewerOf(request), request.params.episodeId, request.body.seconds), 'episode'),
    );
    app.delete(
      '/account/progress/:episodeId',
      { schema: { ...readOf('Forget how far the member has watched an episode', progressForgottenSchema), params } },
      async (request) => {
        await forgetProgress(database, viewerOf(request), request.params.episodeId);
        return { episodeId: request.params.episodeId, status: 'forgotten' as const };
      },
    );
    app.delete(
      '/account/programs/:programId/progress',
      {
        schema: {
          ...readOf('Forget how far the member has watched everything of a program', programForgottenSchema),
          params: ownProgramReads.params,
        },
      },
      async (request) => {
        const { programId } = request.params;
        return { programId, progress: await forgetProgressOf(database, viewerOf(request), programId) };
      },
    );
    app.get('/account/programs/:programId', { schema: ownProgramReads }, async (request) => {
      const [viewer, { programId }] = [viewerOf(request), request.params];
      const [isListed, likes, progress] = await Promise.all([
        isInWatchlist(database, viewer, programId),
        isLiked(database, viewer, programId),
        findProgressOf(database, viewer, programId),
      ]);
      return { isInWatchlist: isListed, isLiked: likes, progress };
    });
  };
