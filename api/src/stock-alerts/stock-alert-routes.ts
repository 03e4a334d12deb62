import { toEmailAddress } from '@sahra/shared/form-rules/email-address';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { confirmationAnswerSchema, newsletterTokenSchema, removalAnswerSchema } from '@sahra/shared/schemas/newsletter';
import { stockAlertAnswerSchema, stockAlertSchema } from '@sahra/shared/schemas/wishlist';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { invalidRequest } from '../server/http/api-failure.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { askForAlert, confirmAlert, enforceAlertLimit, removeAlerts } from './stock-alert-repository.ts';

const bodyLimit = 4096;
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const askSchema = {
  summary: 'Be told by mail when a variant can be had again',
  description:
    'Of a member it is noted for their own address. All others name one; only its owner learns, by a mail that they confirm, what is known of it. 409 `in_stock`. `website` must stay empty.',
  querystring: languageQuerySchema,
  body: stockAlertSchema,
  response: { 202: stockAlertAnswerSchema, ...refusals },
};
const confirmSchema = {
  summary: 'Confirm an alert with the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after two days. Once more has the same answer.',
  body: newsletterTokenSchema,
  response: { 200: confirmationAnswerSchema, ...refusals },
};
const removeSchema = {
  summary: 'End all alerts to an address with the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.',
  body: newsletterTokenSchema,
  response: { 200: removalAnswerSchema, ...refusals },
};

/** Mails that say that something is back. Nothing but POST confirms or ends them: mail scanners open links. */
export const stockAlertRoutes =
  (database: Database, callers: CallerHashes, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post('/stock-alerts', { bodyLimit, schema: askSchema }, async (request, reply) => {
      const { body, ip, language, signedIn } = request;
      const callerHash = await callers.ofAddress(ip);
      const member = signedIn?.member;
      const email = member ? member.email : toEmailAddress(body.email ?? '');
      if (email === undefined) throw invalidRequest({ email: 'must be an e-mail address' });
      // A program that fills the trap is told what everybody is told.
      if (body.website) await database.transaction((tx) => enforceAlertLimit(tx, callerHash));
      else
        await askForAlert(
          database,
          await keys.ring(),
          {
            variantId: body.variantId,
            email,
            memberId: member?.id,
            language: member?.language ?? language,
            callerHash,
          },
          new Date(),
        );
      return reply.status(202).send({ status: member ? 'noted' : 'check_mail' });
    });
    app.post('/stock-alerts/confirmations', { bodyLimit, schema: confirmSchema }, async ({ body: { token } }) => {
      await confirmAlert(database, await keys.ring(), token, new Date());
      return { status: 'confirmed' as const };
    });
    app.post('/stock-alerts/removals', { bodyLimit, schema: removeSchema }, async ({ body: { token } }) => {
      await removeAlerts(database, await keys.ring(), token);
      return { status: 'removed' as const };
    });
  };
