import { historyClearedSchema, historyPauseSchema, historySchema } from '@sahra/shared/schemas/library';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requirePermission } from '../auth/session-guard.ts';
import { viewerOf } from '../profiles/viewer.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { clearHistory, pauseHistory, readHistory } from './history-repository.ts';

const bodyLimit = 1024;

/** What a member has watched. One episode is removed by `DELETE /account/progress/{episodeId}`. */
export const historyRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', requirePermission('keep-account'));
    app.get(
      '/account/history',
      {
        schema: {
          ...readOf('What the member has watched, the latest first', historySchema),
          querystring: listQuerySchema,
        },
      },
      (request) => readHistory(context, viewerOf(request), request.query, request.language),
    );
    app.put(
      '/account/history',
      {
        bodyLimit,
        schema: {
          ...readOf('Pause the history, or go on with it', historyPauseSchema),
          description: 'While it is paused nothing of what the member watches is stored.',
          body: historyPauseSchema,
        },
      },
      async (request) => {
        await pauseHistory(context.database, viewerOf(request), request.body.isPaused);
        return request.body;
      },
    );
    app.delete(
      '/account/history',
      { schema: readOf('Forget everything that the member has watched', historyClearedSchema) },
      async (request) => ({ removed: await clearHistory(context.database, viewerOf(request)) }),
    );
  };
