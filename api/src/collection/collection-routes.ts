import { collectionSchema, mergedCollectionSchema } from '@sahra/shared/schemas/collection';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signInRequired } from '../auth/auth-failure.ts';
import { requirePermission } from '../auth/session-guard.ts';
import { viewerOf } from '../profiles/viewer.ts';
import type { Database } from '../database/connect.ts';
import { mergeCollection } from './collection-repository.ts';

/** Twice 200 programs, 200 episodes, and 20 playlists of 200 items, generously written. */
const bodyLimit = 384 * 1024;

const schema = {
  summary: 'Put what a visitor collected on a device into the account',
  description:
    'Union of both watchlists, and of what is liked; of each episode the progress that was watched later; of playlists with one name what is in both. Ids that do not exist are passed over. Once more changes nothing.',
  querystring: languageQuerySchema,
  body: collectionSchema,
  response: {
    200: mergedCollectionSchema,
    '4xx': errorSchema.describe('Refused'),
    '5xx': errorSchema.describe('Failed'),
  },
};

/** Takes over what was collected before signing in. */
export const collectionRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/account/collection',
      { bodyLimit, schema, preHandler: requirePermission('keep-account') },
      async (request) => {
        const merged = await mergeCollection(database, viewerOf(request), request.body, new Date());
        // The account was deleted meanwhile.
        if (!merged) throw signInRequired();
        return merged;
      },
    );
  };
