import { personCardSchema, personSchema } from '@sahra/shared/schemas/catalog';
import { idParamSchema, pageOf } from '@sahra/shared/schemas/common';
import { personLetterSchema, personQuerySchema } from '@sahra/shared/schemas/program-lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listLetters, listPeople } from './list-people.ts';
import { findPerson } from './person-repository.ts';

export const personRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/people',
      {
        schema: {
          ...readOf('People, narrowed and in order', pageOf(personCardSchema)),
          querystring: listQuerySchema.extend(personQuerySchema.shape),
        },
      },
      ({ query, language }) => listPeople(context, query, query, language),
    );
    app.get(
      '/people/letters',
      {
        schema: {
          ...readOf('With what names begin, in the order of the alphabet', pageOf(personLetterSchema)),
          querystring: listQuerySchema,
        },
      },
      ({ query, language }) => listLetters(context, query, language),
    );
    app.get(
      '/people/:personId',
      { schema: { ...readOf('A person', personSchema), params: z.object({ personId: idParamSchema }) } },
      async ({ params, language }) => found(await findPerson(context, params.personId, language), 'person'),
    );
  };
