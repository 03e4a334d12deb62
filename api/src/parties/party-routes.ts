import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { errorSchema } from '@sahra/shared/schemas/common';
import { newPartySchema, partyIdSchema, partySchema } from '@sahra/shared/schemas/parties';
import { isFromOwnPage } from '@sahra/shared/server/own-origin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { serveConnection } from './party-connection.ts';
import { PartyHub } from './party-hub.ts';
import { enforcePartyLimit } from './party-limits.ts';
import { createParty } from './party-repository.ts';

/** The longest text, every character of it written as `\uXXXX`, and the rest of the message. */
const MAX_MESSAGE = 8 * 1024;
/** Browsers on one replica. */
const MAX_CONNECTIONS = 5000;
/** Milliseconds that browsers get to end their connections when the process ends. */
const CLOSE_MS = 1000;

/** People who watch together: one makes a party and sends its link, all who have it come in by a WebSocket. */
export const partyRoutes =
  (database: Database, callers: CallerHashes, publicUrl: string): FastifyPluginAsyncZod =>
  async (app) => {
    const hub = new PartyHub(database, app.log);
    // All other upgrades that somebody offers are declined by an answer.
    Object.assign(app.server, {
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    });
    await app.register(websocket, {
      options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false },
      // Of the other side's making: a lost line, a message that is too long, no WebSocket at all.
      errorHandler: (_error, socket) => socket.terminate(),
      preClose(done) {
        void hub.close().then(() => {
          setTimeout(() => app.websocketServer.clients.forEach((client) => client.terminate()), CLOSE_MS).unref();
          app.websocketServer.close();
          done();
        }, done);
      },
    });
    app.post(
      '/parties',
      {
        schema: {
          summary: 'Start a watch party',
          description:
            'Its id is its link: those who have it come in at `/parties/{id}/live`. The first one steers the film.',
          body: newPartySchema,
          response: {
            201: partySchema,
            '4xx': errorSchema.describe('Refused'),
            '5xx': errorSchema.describe('Failed'),
          },
        },
      },
      async ({ body, ip }, reply) => {
        await enforcePartyLimit(database, await callers.ofAddress(ip));
        const id = found(await createParty(database, body.episodeId), 'episode');
        return reply.status(201).send({ id });
      },
    );
    app.get(
      '/parties/:partyId/live',
      {
        websocket: true,
        schema: { hide: true, params: z.object({ partyId: partyIdSchema }) },
        // A browser sends its cookies to whatever page asks; it always says which page that is.
        preValidation: async ({ headers }) => {
          if (isFromOwnPage(headers, publicUrl) !== true)
            throw new ApiFailure(403, { code: 'foreign_origin', message: 'Only pages of this site may come in' });
        },
      },
      async (socket, request) => {
        if (app.websocketServer.clients.size > MAX_CONNECTIONS) return socket.close(1013, 'try_again');
        // Until the rest is known nothing is read, and nothing lost.
        socket.pause();
        const [callerHash] = await Promise.all([callers.ofAddress(request.ip), hub.open()]);
        const { partyId } = request.params;
        serveConnection(socket, { database, hub, logger: app.log, partyId, callerHash });
        socket.resume();
      },
    );
  };
