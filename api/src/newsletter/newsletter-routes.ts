import { newsletterForm } from '@sahra/shared/form-rules/newsletter-form';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  confirmationAnswerSchema,
  newsletterAnswerSchema,
  newsletterTokenSchema,
  removalAnswerSchema,
} from '@sahra/shared/schemas/newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { confirmSubscription, removeSubscription } from './link-repository.ts';
import { askForNewsletter, enforceNewsletterLimit } from './subscription-repository.ts';

/** An address and a token are short. */
const bodyLimit = 4096;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const askSchema = {
  summary: 'Ask for the newsletter',
  description:
    'Always the same answer: only the owner of the address learns, by mail, whether it is subscribed. `website` must stay empty.',
  querystring: languageQuerySchema,
  body: newsletterForm,
  response: { 202: newsletterAnswerSchema, ...refusals },
};
const confirmSchema = {
  summary: 'Confirm a subscription with the token of a mail',
  description:
    '404 `link_unknown`; 410 `link_expired`: after 48 hours, after another link has confirmed, after the subscription was ended.',
  body: newsletterTokenSchema,
  response: { 200: confirmationAnswerSchema, ...refusals },
};
const removeSchema = {
  summary: 'End a subscription with the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.',
  body: newsletterTokenSchema,
  response: { 200: removalAnswerSchema, ...refusals },
};

/** Double opt-in: asked for here, confirmed and ended with links of mails. Nothing but POST changes anything: mail scanners open links. */
export const newsletterRoutes =
  (database: Database, callers: CallerHashes, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post(
      '/newsletter/subscriptions',
      { bodyLimit, schema: askSchema },
      async ({ body: { email, website }, ip, language }, reply) => {
        const networks = await callers.ofNetworks(ip);
        // A program that fills the trap is told what everybody is told.
        if (website) await database.transaction((tx) => enforceNewsletterLimit(tx, networks));
        else await askForNewsletter(database, await keys.ring(), { email, language, networks }, new Date());
        return reply.status(202).send({ status: 'check_mail' });
      },
    );
    app.post('/newsletter/confirmations', { bodyLimit, schema: confirmSchema }, async ({ body: { token } }) => {
      await confirmSubscription(database, token, new Date());
      return { status: 'confirmed' as const };
    });
    app.post('/newsletter/removals', { bodyLimit, schema: removeSchema }, async ({ body: { token } }) => {
      await removeSubscription(database, await keys.ring(), token, new Date());
      return { status: 'removed' as const };
    });
  };
