import { playlistLabels } from '@sahra/shared/form-rules/playlist-rules';
import { errorSchema, idParamSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  ownPlaylistsSchema,
  playlistChangeSchema,
  playlistDeletedSchema,
  playlistDetailsSchema,
  playlistSchema,
  playlistsSchema,
  playlistViewsSchema,
} from '@sahra/shared/schemas/playlists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import { found, notFound } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { viewPlaylist } from '../views/count-view.ts';
import { viewerOf } from '../views/viewer.ts';
import { copyPlaylist } from './copy-playlist.ts';
import { findPlaylistItems } from './playlist-items.ts';
import { deletePlaylist, findPlaylist, listPlaylists, listPublicPlaylists } from './playlist-repository.ts';
import { changePlaylist, createPlaylist } from './save-playlist.ts';

/** The longest name and description, every letter of them written as `\uXXXX`. */
const bodyLimit = 8 * 1024;
const params = z.object({ playlistId: idParamSchema });
const preHandler = requirePermission('keep-account');
const creationOf = (summary: string) => ({
  summary,
  querystring: languageQuerySchema,
  response: { 201: playlistSchema, '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') },
});
const ownQuery = listQuerySchema.extend({ program: idParamSchema.optional(), episode: idParamSchema.optional() });

/** Playlists and who may see and change them. What belongs to another member is answered as what does not exist. */
export const playlistRoutes =
  (context: ReadContext, callers: CallerHashes): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    app.get(
      '/account/playlists',
      {
        preHandler,
        schema: {
          ...readOf('The member’s own playlists', ownPlaylistsSchema),
          description: 'With `program`, and `episode`, each says which of its items that is.',
          querystring: ownQuery,
        },
      },
      (request) => {
        const { program: programId, episode: episodeId, ...page } = request.query;
        const thing = programId === undefined ? undefined : { programId, episodeId };
        return listPlaylists(context, memberOf(request).id, page, thing);
      },
    );
    app.post(
      '/account/playlists',
      { bodyLimit, preHandler, schema: { ...creationOf('Make a playlist'), body: playlistChangeSchema } },
      async (request, reply) => {
        const { id: memberId } = memberOf(request);
        const id = await createPlaylist(database, memberId, request.body);
        return reply.status(201).send(found(await findPlaylist(context, id, memberId), 'playlist'));
      },
    );
    app.get(
      '/playlists',
      {
        schema: {
          ...readOf('Public playlists of members, the most viewed first', playlistsSchema),
          querystring: listQuerySchema.extend({ label: z.enum(playlistLabels).optional() }),
        },
      },
      (request) => {
        const { label, ...page } = request.query;
        return listPublicPlaylists(context, request.signedIn?.member.id, page, label);
      },
    );
    app.get(
      '/playlists/:playlistId',
      { schema: { ...readOf('A playlist, public or one’s own, with its items', playlistDetailsSchema), params } },
      async ({ params: { playlistId }, signedIn, language }) => {
        const playlist = found(await findPlaylist(context, playlistId, signedIn?.member.id), 'playlist');
        return { ...playlist, items: await findPlaylistItems(context, playlistId, language) };
      },
    );
    app.put(
      '/playlists/:playlistId',
      {
        bodyLimit,
        preHandler,
        schema: { ...readOf('Change one’s own playlist', playlistSchema), params, body: playlistChangeSchema },
      },
      async (request) => {
        const [{ id: memberId }, { playlistId }] = [memberOf(request), request.params];
        await changePlaylist(database, memberId, playlistId, request.body);
        return found(await findPlaylist(context, playlistId, memberId), 'playlist');
      },
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
    app.post(
      '/playlists/:playlistId/copies',
      { preHandler, schema: { ...creationOf('Copy a playlist into a private one of one’s own'), params } },
      async (request, reply) => {
        const { id: memberId } = memberOf(request);
        const id = await copyPlaylist(database, memberId, request.params.playlistId);
        return reply.status(201).send(found(await findPlaylist(context, id, memberId), 'playlist'));
      },
    );
    app.post(
      '/playlists/:playlistId/views',
      {
        schema: {
          ...readOf('Count that a playlist is viewed', playlistViewsSchema),
          description: 'Each viewer once a day. Its owner does not count, nor does a private one.',
          params,
        },
      },
      async (request) => {
        const { playlistId } = request.params;
        const playlist = found(await findPlaylist(context, playlistId, request.signedIn?.member.id), 'playlist');
        const isCounted = playlist.privacy === 'public' && !playlist.isOwn;
        const hasCounted = isCounted && (await viewPlaylist(database, playlistId, await viewerOf(request, callers)));
        return { id: playlistId, viewTotal: playlist.viewTotal + (hasCounted ? 1 : 0) };
      },
    );
  };
