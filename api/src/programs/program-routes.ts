import { programCardSchema, programSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, pageOf, slugSchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../http/api-failure.ts';
import type { ReadContext } from '../http/read-context.ts';
import { listQuerySchema, readOf } from '../http/read-schema.ts';
import { findProgram, listPrograms } from './program-repository.ts';

const filterSchema = z.object({ kind: z.enum(['movie', 'series']).optional(), genre: slugSchema.optional(), tag: slugSchema.optional() });

export const programRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/programs',
      { schema: { ...readOf('Programs, by kind, genre and tag', pageOf(programCardSchema)), querystring: listQuerySchema.extend(filterSchema.shape) } },
      ({ query, language }) => listPrograms(context, query, query, language),
    );
    app.get(
      '/programs/:programId',
      { schema: { ...readOf('A program with its seasons, people and related programs', programSchema), params: z.object({ programId: idParamSchema }) } },
      async ({ params, language }) => found(await findProgram(context, params.programId, language), 'program'),
    );
  };
