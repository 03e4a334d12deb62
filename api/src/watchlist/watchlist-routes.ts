import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, languageQuerySchema, pageOf } from '@sahra/shared/schemas/common';
import { watchlistEntrySchema } from '@sahra/shared/schemas/watching';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePermission } from '../auth/session-guard.ts';
import { viewerOf } from '../profiles/viewer.ts';
import { notFound } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { addToWatchlist, listWatchlist, removeFromWatchlist } from './watchlist-repository.ts';

const params = z.object({ programId: idParamSchema });
const changeOf = (summary: string) => ({
  ...readOf(summary, watchlistEntrySchema),
  querystring: languageQuerySchema,
  params,
});

/** What a member wants to watch. */
export const watchlistRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', requirePermission('keep-account'));
    app.get(
      '/account/watchlist',
      {
        schema: {
          ...readOf('What the member wants to watch, the newest first', pageOf(programCardSchema)),
          querystring: listQuerySchema,
        },
      },
      (request) => listWatchlist(context, viewerOf(request), request.query, request.language),
    );
    app.put(
      '/account/watchlist/:programId',
      { schema: changeOf('Add a program to the watchlist') },
      async (request) => {
        const { programId } = request.params;
        if (!(await addToWatchlist(context.database, viewerOf(request), programId))) throw notFound('program');
        return { programId, isInWatchlist: true };
      },
    );
    app.delete(
      '/account/watchlist/:programId',
      { schema: changeOf('Take a program from the watchlist') },
      async (request) => {
        const { programId } = request.params;
        await removeFromWatchlist(context.database, viewerOf(request), programId);
        return { programId, isInWatchlist: false };
      },
    );
  };
