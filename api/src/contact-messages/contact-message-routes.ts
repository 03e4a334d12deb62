import { languageQuerySchema, errorSchema } from '@sahra/shared/schemas/common';
import { contactMessageSchema } from '@sahra/shared/form-rules/contact-form';
import { contactReceiptSchema, idempotencyKeySchema } from '@sahra/shared/schemas/contact';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { enforceContactLimit, storeMessage } from './contact-message-repository.ts';
import { createReference, referenceFrom } from './reference.ts';

/** The longest message, every character of it written as `\uXXXX`. */
const maxBytes = 48 * 1024;

const schema = {
  summary: 'Write to the owner of the site',
  description:
    'With an `Idempotency-Key` the same message may be sent again after a lost answer: it is stored once. `website` must stay empty.',
  querystring: languageQuerySchema,
  headers: z.looseObject({ 'idempotency-key': idempotencyKeySchema.optional() }),
  body: contactMessageSchema,
  response: {
    201: contactReceiptSchema,
    '4xx': errorSchema.describe('Refused'),
    '5xx': errorSchema.describe('Failed'),
  },
};

/** Takes what visitors write to the owner. */
export const contactMessageRoutes =
  (database: Database, callers: CallerHashes): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/contact-messages',
      { bodyLimit: maxBytes, schema },
      async ({ body: { website, ...message }, headers, ip, language }, reply) => {
        const idempotencyKey = headers['idempotency-key'];
        const networks = await callers.ofNetworks(ip);
        let reference: string;
        if (website) {
          // A program filled the trap: it is told what it wants to hear.
          await database.transaction((tx) => enforceContactLimit(tx, networks));
          reference =
            idempotencyKey === undefined ? createReference() : referenceFrom(await callers.of(idempotencyKey));
        } else {
          reference = await storeMessage(database, { message, language, networks, idempotencyKey });
        }
        return reply.header('cache-control', 'no-store').status(201).send({ reference });
      },
    );
  };
