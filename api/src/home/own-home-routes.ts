import { ownHomeSchema } from '@sahra/shared/schemas/own-home';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requirePermission } from '../auth/session-guard.ts';
import { viewerOf } from '../profiles/viewer.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { findOwnHome, findCollected } from './own-home-repository.ts';

/** What the home page shows to a member alone. */
export const ownHomeRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', requirePermission('keep-account'));
    app.get(
      '/account/home',
      { schema: readOf('What the home page shows to the member alone', ownHomeSchema) },
      async (request) => findOwnHome(context, await findCollected(context, viewerOf(request)), request.language),
    );
  };
