import { idParamSchema } from '@sahra/shared/schemas/common';
import { programTotalsSchema } from '@sahra/shared/schemas/library';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { findProgramTotals } from './program-totals.ts';

/** What viewers made of a program. */
export const programTotalsRoutes =
  ({ database }: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/programs/:programId/totals',
      {
        schema: {
          ...readOf('How often a program was viewed, and how many like it', programTotalsSchema),
          params: z.object({ programId: idParamSchema }),
        },
      },
      async ({ params }) => found(await findProgramTotals(database, params.programId), 'program'),
    );
  };
