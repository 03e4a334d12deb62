import { errorSchema, idParamSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  playlistItemAddedSchema,
  playlistItemsChangedSchema,
  playlistMoveSchema,
  playlistThingSchema,
} from '@sahra/shared/schemas/playlists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { readOf } from '../server/http/read-schema.ts';
import { addItem, moveItem, removeItem } from './playlist-items.ts';

const bodyLimit = 1024;
const params = z.object({ playlistId: idParamSchema });
const itemParams = params.extend({ itemId: idParamSchema });
const addition = {
  summary: 'Put a program, or an episode of it, at the end of one’s own playlist',
  description: 'Once, however often it is put there. 409 `playlist_full`.',
  querystring: languageQuerySchema,
  params,
  body: playlistThingSchema,
  response: {
    201: playlistItemAddedSchema,
    '4xx': errorSchema.describe('Refused'),
    '5xx': errorSchema.describe('Failed'),
  },
};

/** What is in a member's playlists, and in which order. */
export const playlistItemRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', requirePermission('keep-account'));
    app.post('/playlists/:playlistId/items', { bodyLimit, schema: addition }, async (request, reply) =>
      reply.status(201).send(await addItem(database, memberOf(request).id, request.params.playlistId, request.body)),
    );
    app.put(
      '/playlists/:playlistId/items/:itemId',
      {
        bodyLimit,
        schema: {
          ...readOf('Move an item of one’s own playlist', playlistItemsChangedSchema),
          params: itemParams,
          body: playlistMoveSchema,
        },
      },
      (request) => {
        const { playlistId, itemId } = request.params;
        return moveItem(database, memberOf(request).id, playlistId, itemId, request.body.position);
      },
    );
    app.delete(
      '/playlists/:playlistId/items/:itemId',
      {
        schema: {
          ...readOf('Take an item out of one’s own playlist', playlistItemsChangedSchema),
          params: itemParams,
        },
      },
      (request) => removeItem(database, memberOf(request).id, request.params.playlistId, request.params.itemId),
    );
  };
