import { programCardSchema, programPreviewSchema, programSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, pageOf } from '@sahra/shared/schemas/common';
import { newProgramsSchema } from '@sahra/shared/schemas/new-programs';
import { programQuerySchema } from '@sahra/shared/schemas/program-lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { ofCatalog, ofRatedProgram } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listPrograms } from './list-programs.ts';
import { listNewPrograms } from './new-programs.ts';
import { findPreview } from './program-preview.ts';
import { findProgram, listVideosAbout } from './program-repository.ts';

const programParams = z.object({ programId: idParamSchema });

export const programRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/programs',
      {
        config: ofCatalog,
        schema: {
          ...readOf('Programs, narrowed and in order; videos only where they are asked for', pageOf(programCardSchema)),
          querystring: listQuerySchema.extend(programQuerySchema.shape),
        },
      },
      ({ query, language }) => listPrograms(context, query, query, language),
    );
    app.get(
      '/programs/new',
      { schema: readOf('The newest films and series, for feeds', newProgramsSchema) },
      ({ language }) => listNewPrograms(context, language),
    );
    app.get(
      '/programs/:programId',
      {
        config: ofRatedProgram,
        schema: {
          ...readOf('A program with its seasons, people and related programs', programSchema),
          params: programParams,
        },
      },
      async ({ params, language, memberRating }) =>
        found(await findProgram(context, params.programId, language, memberRating), 'program'),
    );
    app.get(
      '/programs/:programId/videos',
      {
        schema: {
          ...readOf('Videos about a program, trailers first', pageOf(programCardSchema)),
          params: programParams,
          querystring: listQuerySchema,
        },
      },
      async ({ params, query, language }) =>
        found(await listVideosAbout(context, params.programId, query, language), 'program'),
    );
    app.get(
      '/programs/:programId/preview',
      {
        schema: {
          ...readOf('What a card of a program plays while somebody looks at it', programPreviewSchema),
          params: programParams,
        },
      },
      ({ params }) => findPreview(context, params.programId),
    );
  };
