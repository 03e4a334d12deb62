import { errorSchema } from '@sahra/shared/schemas/common';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from './http/api-failure.ts';

const healthy = z.object({ status: z.literal('ok') });

/** `live`: the process answers. `ready`: its database does, too. */
export const healthRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_, reply, payload) => {
      reply.header('cache-control', 'no-store');
      return payload;
    });
    app.get('/health/live', { schema: { summary: 'Whether the process runs', response: { 200: healthy } } }, () => ({
      status: 'ok' as const,
    }));
    app.get(
      '/health/ready',
      { schema: { summary: 'Whether requests can be answered', response: { 200: healthy, 503: errorSchema } } },
      async (request) => {
        try {
          await database.execute(sql`select 1`);
        } catch (error) {
          request.log.warn({ err: error }, 'The database does not answer');
          throw new ApiFailure(503, { code: 'unavailable', message: 'The database does not answer' });
        }
        return { status: 'ok' as const };
      },
    );
  };
