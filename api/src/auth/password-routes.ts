import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { members } from '../database/member-tables.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { authCodeOf, withAuthFailures, wrongCode, wrongPassword } from './auth-failure.ts';
import { authSchemas } from './auth-schemas.ts';
import { headersOf, memberOf, passCookies } from './session-guard.ts';
import { type SignInParts, tryPassword } from './sign-in.ts';
import { findOwnDetails } from './own-details.ts';
import { requireUncommon } from './sign-up.ts';
import { tryCode } from '../second-step/try-code.ts';

const bodyLimit = 8 * 1024;
/** Mails that one network may ask for. */
const perCaller: RateLimit = { burst: 10, refillMs: hourMs / 10 };

/** Lost passwords, and passwords that are asked for once more. */
export const passwordRoutes =
  (parts: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, database, callers } = parts;
    /** Whose new password a link is for; of a link that nobody was sent, nothing. */
    const ownerOf = async (token: string) => {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (!link || link.expiresAt < new Date()) return {};
      return await findOwnDetails(database, link.value);
    };
    const enforceMailLimit = async (ip: string) => {
      const callerHash = await callers.ofAddress(ip);
      await database.transaction((tx) => enforceRateLimit(tx, `account mail from ${callerHash}`, perCaller));
    };

    app.post(
      '/auth/send-verification-email',
      { bodyLimit, schema: authSchemas.sendVerification },
      async ({ body: { email, next }, ip }, reply) => {
        await enforceMailLimit(ip);
        const body = { email: email.toLowerCase(), ...(next && { callbackURL: next }) };
        await withMinimumDuration(() => withAuthFailures(() => auth.api.sendVerificationEmail({ body })));
        return reply.status(202).send({ status: 'check_mail' });
      },
    );
    app.post(
      '/auth/request-password-reset',
      { bodyLimit, schema: authSchemas.requestReset },
      async ({ body: { email }, ip }, reply) => {
        await enforceMailLimit(ip);
        await withMinimumDuration(() =>
          withAuthFailures(() => auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } })),
        );
        return reply.status(202).send({ status: 'check_mail' });
      },
    );
    app.post(
      '/auth/reset-password',
      { bodyLimit, schema: authSchemas.resetPassword },
      async ({ body: { token, password }, ip }) => {
        await enforceMailLimit(ip);
        await requireUncommon(password, await ownerOf(token));
        await withAuthFailures(() => auth.api.resetPassword({ body: { token, newPassword: password } }));
        return { status: 'password_changed' as const };
      },
    );
    app.post('/auth/elevate', { bodyLimit, schema: authSchemas.elevate }, async (request, reply) => {
      const { id, secondStep } = memberOf(request);
      const { password, code = '' } = request.body;
      const [row] = await database.select({ email: members.email }).from(members).where(eq(members.id, id));
      const check = async () => {
        try {
          await auth.api.verifyPassword({ body: { password }, headers: headersOf(request) });
        } catch (error) {
          throw authCodeOf(error) === 'INVALID_PASSWORD' ? wrongPassword('password') : error;
        }
      };
      const renewed = await withAuthFailures(async () => {
        await tryPassword(parts, row?.email ?? id, request.ip, check);
        // Not even a try: the page did not know yet that it has to ask.
        if (secondStep && !code) throw wrongCode();
        if (secondStep) await tryCode(parts, id, code, request.ip);
        return await auth.api.renewSession({ headers: headersOf(request), returnHeaders: true });
      });
      passCookies(reply, renewed.headers);
      return { elevatedUntil: renewed.response.elevatedUntil.toISOString() };
    });
  };
