import { errorSchema, idParamSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  playlistChangeSchema,
  playlistDeletedSchema,
  playlistSchema,
  playlistsSchema,
} from '@sahra/shared/schemas/playlists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { found, notFound } from '../server/http/api-failure.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { changePlaylist, createPlaylist, deletePlaylist, findPlaylist, listPlaylists } from './playlist-repository.ts';

/** The longest name and description, every letter of them written as `\uXXXX`. */
const bodyLimit = 8 * 1024;
const params = z.object({ playlistId: idParamSchema });
const preHandler = requirePermission('keep-account');
const createSchema = {
  summary: 'Make a playlist',
  querystring: languageQuerySchema,
  body: playlistChangeSchema,
  response: { 201: playlistSchema, '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') },
};

/** Playlists and who may see and change them. What belongs to another member is answered as what does not exist. */
export const playlistRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/account/playlists',
      {
        preHandler,
        schema: { ...readOf('The member’s own playlists', playlistsSchema), querystring: listQuerySchema },
      },
      (request) => listPlaylists(database, memberOf(request).id, request.query),
    );
    app.post('/account/playlists', { bodyLimit, preHandler, schema: createSchema }, async (request, reply) =>
      reply.status(201).send(found(await createPlaylist(database, memberOf(request).id, request.body), 'playlist')),
    );
    app.get(
      '/playlists/:playlistId',
      { schema: { ...readOf('A playlist: public, or one’s own', playlistSchema), params } },
      async (request) =>
        found(await findPlaylist(database, request.params.playlistId, request.signedIn?.member.id), 'playlist'),
    );
    app.put(
      '/playlists/:playlistId',
      {
        bodyLimit,
        preHandler,
        schema: { ...readOf('Change one’s own playlist', playlistSchema), params, body: playlistChangeSchema },
      },
      async (request) =>
        found(
          await changePlaylist(database, memberOf(request).id, request.params.playlistId, request.body),
          'playlist',
        ),
    );
    app.delete(
      '/playlists/:playlistId',
      { preHandler, schema: { ...readOf('Delete one’s own playlist', playlistDeletedSchema), params } },
      async (request) => {
        const { playlistId } = request.params;
        if (!(await deletePlaylist(database, memberOf(request).id, playlistId))) throw notFound('playlist');
        return { id: playlistId, status: 'deleted' as const };
      },
    );
  };
