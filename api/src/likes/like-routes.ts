import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, pageOf } from '@sahra/shared/schemas/common';
import { programLikeSchema } from '@sahra/shared/schemas/library';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePermission } from '../auth/session-guard.ts';
import { viewerOf } from '../profiles/viewer.ts';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findProgramTotals } from '../views/program-totals.ts';
import { likeProgram, listLikes, unlikeProgram } from './like-repository.ts';

const params = z.object({ programId: idParamSchema });

/** What a member likes. */
export const likeRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    app.addHook('preHandler', requirePermission('keep-account'));
    app.get(
      '/account/likes',
      {
        schema: {
          ...readOf('What the member likes, the latest first', pageOf(programCardSchema)),
          querystring: listQuerySchema,
        },
      },
      (request) => listLikes(context, viewerOf(request), request.query, request.language),
    );
    app.put(
      '/account/likes/:programId',
      { schema: { ...readOf('Like a program', programLikeSchema), params } },
      async (request) => {
        const { programId } = request.params;
        await likeProgram(database, viewerOf(request), programId);
        const { likeTotal } = found(await findProgramTotals(database, programId), 'program');
        return { programId, isLiked: true, likeTotal };
      },
    );
    app.delete(
      '/account/likes/:programId',
      { schema: { ...readOf('Take a like back', programLikeSchema), params } },
      async (request) => {
        const { programId } = request.params;
        await unlikeProgram(database, viewerOf(request), programId);
        const { likeTotal } = found(await findProgramTotals(database, programId), 'program');
        return { programId, isLiked: false, likeTotal };
      },
    );
  };
