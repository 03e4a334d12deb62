import { programCardSchema, programSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, idSchema, pageOf, slugSchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findProgram, listPrograms } from './program-repository.ts';

/** `3,7,5`, no more than a page holds. */
const idsSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,59}$/, 'must be 1 to 60 ids, separated by commas')
  .transform((text) =>
    text
      .split(',')
      .map(Number)
      .filter((id) => idSchema.safeParse(id).success),
  );
const filterSchema = z.object({
  kind: z.enum(['movie', 'series']).optional(),
  genre: slugSchema.optional(),
  tag: slugSchema.optional(),
  ids: idsSchema.optional(),
});

export const programRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/programs',
      {
        schema: {
          ...readOf('Programs, by kind, genre, tag and id', pageOf(programCardSchema)),
          querystring: listQuerySchema.extend(filterSchema.shape),
        },
      },
      ({ query, language }) => listPrograms(context, query, query, language),
    );
    app.get(
      '/programs/:programId',
      {
        schema: {
          ...readOf('A program with its seasons, people and related programs', programSchema),
          params: z.object({ programId: idParamSchema }),
        },
      },
      async ({ params, language }) => found(await findProgram(context, params.programId, language), 'program'),
    );
  };
