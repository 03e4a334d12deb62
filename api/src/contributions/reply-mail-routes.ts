import { errorSchema } from '@sahra/shared/schemas/common';
import { confirmationAnswerSchema, newsletterTokenSchema, removalAnswerSchema } from '@sahra/shared/schemas/newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { removeCommentMails } from './post-comment-mails.ts';
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
  summary: 'Stop mails about answers, or about comments on one’s posts, with the token of a mail',
  description: '404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.',
  body: newsletterTokenSchema,
  response: { 200: removalAnswerSchema, ...refusals },
};

/** The link of a mail is signed for the kind of mails that it stops: about answers, or about comments on posts. */
async function removeMails(database: Database, ring: KeyRing, token: string): Promise<void> {
  try {
    await removeReplyMails(database, ring, token);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    await removeCommentMails(database, ring, token);
  }
}

/** Mails about answers and comments: asked for and stopped with links of mails. Nothing but POST changes anything: mail scanners open links. */
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
      await removeMails(database, await keys.ring(), token);
      return { status: 'removed' as const };
    });
  };
