import { errorSchema } from '@sahra/shared/schemas/common';
import { confirmationAnswerSchema, newsletterTokenSchema, removalAnswerSchema } from '@sahra/shared/schemas/newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { confirmReplyMails, removeReplyMails } from './reply-mails.ts';

const bodyLimit = 4096;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const confirmSchema = {
  summary: 'Ask for mails about answers with the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after two days. Once more has the same answer.',
  body: newsletterTokenSchema,
  response: { 200: confirmationAnswerSchema, ...refusals },
};
const removeSchema = {
  summary: 'Stop mails about answers with the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.',
  body: newsletterTokenSchema,
  response: { 200: removalAnswerSchema, ...refusals },
};

/** Mails about answers: asked for and stopped with links of mails. Nothing but POST changes anything: mail scanners open links. */
export const replyMailRoutes =
  (database: Database, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post('/reply-mails/confirmations', { bodyLimit, schema: confirmSchema }, async ({ body: { token } }) => {
      await confirmReplyMails(database, await keys.ring(), token, new Date());
      return { status: 'confirmed' as const };
    });
    app.post('/reply-mails/removals', { bodyLimit, schema: removeSchema }, async ({ body: { token } }) => {
      await removeReplyMails(database, await keys.ring(), token);
      return { status: 'removed' as const };
    });
  };
