import { errorSchema } from '@sahra/shared/schemas/common';
import { type RemoteLoad, remoteLoadCountsSchema, remoteLoadReportSchema } from '@sahra/shared/schemas/remote-loads';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { tooManyRequests } from '../server/http/api-failure.ts';
import type { Metrics } from '../server/http/metrics.ts';
import { measureLoads } from './remote-load-metrics.ts';
import { addLoads, countLoads, deleteOldLoads } from './remote-load-repository.ts';
import { ReportLimits } from './report-limits.ts';

const maxBytes = 4096;
const cleanEveryMs = 60 * 60 * 1000;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const nothing = z.null().describe('Counted');

/** Takes what browsers report of the remotes that they loaded. */
export const remoteLoadRoutes =
  (database: Database, metrics: Metrics | undefined, limits = new ReportLimits()): FastifyPluginAsyncZod =>
  async (app) => {
    const measure = metrics ? measureLoads(metrics.registry) : () => {};
    let cleanedAt = 0;

    async function add(loads: RemoteLoad[]): Promise<void> {
      const now = new Date();
      await addLoads(database, loads, now);
      if (now.getTime() - cleanedAt < cleanEveryMs) return;
      cleanedAt = now.getTime();
      await deleteOldLoads(database, now);
    }

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
          body: remoteLoadReportSchema,
          response: { 204: nothing, ...refusals },
        },
      },
      async (request, reply) => {
        const loads = limits.named(request.ip, request.body.loads);
        measure(loads);
        await add(loads);
        return reply.header('cache-control', 'no-store').status(204).send(null);
      },
    );
  };

const sinceSchema = z.object({ since: z.iso.datetime({ offset: true, error: 'must be an ISO time' }) });

/** The counts, for the tools of those who run the site: the gateway does not lead here. */
export const remoteLoadCountRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/internal/remote-loads',
      { schema: { hide: true, querystring: sinceSchema, response: { 200: remoteLoadCountsSchema, ...refusals } } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return { items: await countLoads(database, new Date(request.query.since)) };
      },
    );
  };
