import { personCardSchema, personSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findPerson, listPeople } from './person-repository.ts';

export const personRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/people',
      { schema: { ...readOf('People', pageOf(personCardSchema)), querystring: listQuerySchema } },
      ({ query, language }) => listPeople(context, query, language),
    );
    app.get(
      '/people/:personId',
      { schema: { ...readOf('A person', personSchema), params: z.object({ personId: idParamSchema }) } },
      async ({ params, language }) => found(await findPerson(context, params.personId, language), 'person'),
    );
  };
