import { errorSchema } from '@sahra/shared/schemas/common';
import {
  remoteLoadCountsSchema,
  remoteLoadReportSchema,
  serverFailureReportSchema,
  ticketAnswerSchema,
  ticketRequestSchema,
} from '@sahra/shared/schemas/remote-loads';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { tooManyRequests } from '../server/http/api-failure.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import type { LoadRecorder } from './load-recorder.ts';
import { checkTicket, signTicket } from './load-ticket.ts';
import { countLoads } from './remote-load-repository.ts';
import { ReportLimits } from './report-limits.ts';
import { addVotes, countVotes } from './vote-repository.ts';

const maxBytes = 4096;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const nothing = z.null().describe('Counted');

/** Takes what browsers report of the remotes that they loaded, from pages that were given them. */
export const remoteLoadRoutes =
  (
    database: Database,
    callers: CallerHashes,
    keys: SigningKeys,
    record: LoadRecorder,
    limits = new ReportLimits(),
  ): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/remote-loads',
      {
        bodyLimit: maxBytes,
        // Before the body is read.
        onRequest: async (request) => {
          if (!limits.takesFrom(request.ip)) throw tooManyRequests(60);
        },
        schema: {
          summary: 'How loads of remotes ended',
          description:
            'With the ticket of the page that loaded them. 403 `ticket_forged` where it is none of ours for what the page was given, 410 `ticket_expired` after its time, 400 for a load of another release.',
          body: remoteLoadReportSchema,
          response: { 204: nothing, ...refusals },
        },
      },
      async (request, reply) => {
        checkTicket(await keys.ring(), request.body);
        const loads = limits.named(request.ip, request.body.loads);
        await record(loads);
        // The widest: a customer of a provider has thousands of the small ones.
        const network = (await callers.ofNetworks(request.ip)).at(-1)?.hash ?? '';
        await addVotes(database, network, loads, new Date());
        return reply.header('cache-control', 'no-store').status(204).send(null);
      },
    );
  };

const sinceSchema = z.object({ since: z.iso.datetime({ offset: true, error: 'must be an ISO time' }) });

/** The counts, for the tools of those who run the site, and what the host server tells and asks: the gateway does not lead here. */
export const internalRemoteLoadRoutes =
  (database: Database, keys: SigningKeys, record: LoadRecorder): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/internal/load-tickets',
      {
        bodyLimit: maxBytes,
        schema: { hide: true, body: ticketRequestSchema, response: { 200: ticketAnswerSchema, ...refusals } },
      },
      async ({ body: { given } }, reply) => {
        void reply.header('cache-control', 'no-store');
        return { ticket: signTicket(await keys.ring(), given) };
      },
    );
    app.get(
      '/internal/remote-loads',
      { schema: { hide: true, querystring: sinceSchema, response: { 200: remoteLoadCountsSchema, ...refusals } } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const since = new Date(request.query.since);
        const [items, votes] = await Promise.all([countLoads(database, since), countVotes(database, since)]);
        return { items, votes };
      },
    );
    app.post(
      '/internal/server-failures',
      {
        bodyLimit: maxBytes,
        schema: { hide: true, body: serverFailureReportSchema, response: { 204: nothing, ...refusals } },
      },
      async ({ body: { releases } }, reply) => {
        await record(releases.map((release) => ({ ...release, outcome: 'server' as const })));
        return reply.status(204).send(null);
      },
    );
  };
