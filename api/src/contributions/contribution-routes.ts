import { languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  contributionParamsSchema,
  contributionsQuerySchema,
  contributionsSchema,
  repliesSchema,
  thingParamsSchema,
} from '@sahra/shared/schemas/contributions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listReplies, listThreads } from './thread-repository.ts';

/** Reviews and comments as everybody reads them. */
export const contributionRoutes =
  ({ database }: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/things/:kind/:id/contributions',
      {
        schema: {
          ...readOf('Reviews of a program or product, comments on a post or episode', contributionsSchema),
          description: 'Pinned ones come first. 404: the thing is not there, or not listed.',
          params: thingParamsSchema,
          querystring: languageQuerySchema.extend(contributionsQuerySchema.shape),
        },
      },
      ({ params, query }) => listThreads(database, params, query),
    );
    app.get(
      '/contributions/:contributionId/replies',
      {
        schema: {
          ...readOf('The answers of a thread, the oldest first', repliesSchema),
          params: contributionParamsSchema,
          querystring: listQuerySchema,
        },
      },
      ({ params, query }) => listReplies(database, params.contributionId, query),
    );
  };
