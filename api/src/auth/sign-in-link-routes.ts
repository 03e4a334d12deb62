import { requestSignInLinkSchema, signInByLinkSchema } from '@sahra/shared/form-rules/auth-forms';
import { checkMailSchema, signInAnswerSchema } from '@sahra/shared/schemas/auth';
import { errorSchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { sendSignInLink, signInByLink } from './sign-in-link.ts';
import type { SignInParts } from './sign-in.ts';

const bodyLimit = 8 * 1024;
/** Links that one network may ask for, and use. */
const perCaller: RateLimit = { burst: 10, refillMs: hourMs / 10 };
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const requestSchema = {
  summary: 'Ask for a mail with a link that signs in',
  description:
    'For members who are kept waiting because others try passwords. The same answer for every address and username.',
  body: requestSignInLinkSchema,
  response: { 202: checkMailSchema, ...refusals },
};
const useSchema = {
  summary: 'Sign in with the token of a mail',
  description:
    'Works once and for an hour, and not after a change of the password. 404 `link_unknown`; 410 `link_expired`; 403 `member_blocked`. The session is in the cookie alone, and is not elevated. Where the account has a second step there is none yet, as at `/auth/sign-in`.',
  body: signInByLinkSchema,
  response: { 200: signInAnswerSchema, ...refusals },
};

/** The way in for a member whom a crowd of others keeps waiting. Opening a link signs nobody in: programs that look through mails do. */
export const signInLinkRoutes =
  (parts: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { database, callers } = parts;
    const enforce = async (what: string, ip: string) => {
      const callerHash = await callers.ofAddress(ip);
      await database.transaction((tx) => enforceRateLimit(tx, `${what} from ${callerHash}`, perCaller));
    };

    app.post(
      '/auth/request-sign-in-link',
      { bodyLimit, schema: requestSchema },
      async ({ body: { identifier }, ip }, reply) => {
        await enforce('account mail', ip);
        await withMinimumDuration(() => sendSignInLink(database, identifier, new Date()));
        return reply.status(202).send({ status: 'check_mail' });
      },
    );
    app.post('/auth/sign-in-by-link', { bodyLimit, schema: useSchema }, async (request, reply) => {
      await enforce('sign-in links', request.ip);
      const begun = await signInByLink(parts, request, request.body);
      return begun.kind === 'session' ? finishSignIn(parts, request, reply, begun) : { secondStep: begun.pending };
    });
  };
