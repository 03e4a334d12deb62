import { idParamSchema, languageQuerySchema, pageOf } from '@sahra/shared/schemas/common';
import {
  ownProgramSchema,
  playbackProgressSchema,
  progressChangeSchema,
  progressForgottenSchema,
} from '@sahra/shared/schemas/watching';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { found } from '../server/http/api-failure.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { isInWatchlist } from '../watchlist/watchlist-repository.ts';
import { findProgressOf, forgetProgress, listProgress, saveProgress } from './progress-repository.ts';

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
      (request) => listProgress(database, memberOf(request).id, request.query.episode, request.query),
    );
    app.put('/account/progress/:episodeId', { bodyLimit, schema: changes }, async (request) =>
      found(
        await saveProgress(database, memberOf(request).id, request.params.episodeId, request.body.seconds),
        'episode',
      ),
    );
    app.delete(
      '/account/progress/:episodeId',
      { schema: { ...readOf('Forget how far the member has watched an episode', progressForgottenSchema), params } },
      async (request) => {
        await forgetProgress(database, memberOf(request).id, request.params.episodeId);
        return { episodeId: request.params.episodeId, status: 'forgotten' as const };
      },
    );
    app.get('/account/programs/:programId', { schema: ownProgramReads }, async (request) => {
      const [{ id }, { programId }] = [memberOf(request), request.params];
      const [isListed, progress] = await Promise.all([
        isInWatchlist(database, id, programId),
        findProgressOf(database, id, programId),
      ]);
      return { isInWatchlist: isListed, progress };
    });
  };
