import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessions } from '../database/member-tables.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { confirmEmailChange } from '../members/confirm-email-change.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { authSchemas } from './auth-schemas.ts';
import { confirmAddress } from './confirm-address.ts';
import { tellOfNewDevice } from './new-device.ts';
import { findSessionMember, headersOf, passCookies } from './session-guard.ts';
import { signIn, type SignInParts } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const bodyLimit = 16 * 1024;
const perCaller: RateLimit = { burst: 10, refillMs: hourMs / 10 };
/** Of everybody: more than that is no crowd of visitors. */
const overAll: RateLimit = { burst: 500, refillMs: hourMs / 500 };

/** Registration, sign-in, sign-out. */
export const sessionRoutes =
  (parts: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, database, callers } = parts;

    app.post(
      '/auth/sign-up',
      { bodyLimit, schema: authSchemas.signUp },
      async ({ body: { website, acceptsTerms: _, ...body }, ip, language }, reply) => {
        const callerHash = await callers.ofAddress(ip);
        await database.transaction(async (tx) => {
          await enforceRateLimit(tx, `sign-up from ${callerHash}`, perCaller);
          await enforceRateLimit(tx, 'sign-up', overAll);
        });
        // A bot that fills the trap gets the answer that everybody gets.
        if (!website) await withMinimumDuration(() => signUp(auth, database, { ...body, language }));
        return reply.status(202).send({ status: 'check_mail' });
      },
    );

    app.post('/auth/verify-email', { bodyLimit, schema: authSchemas.verifyEmail }, async ({ body, ip }) => {
      const email = (await confirmEmailChange(parts, body, ip)) ?? (await confirmAddress(parts, body, ip));
      return { status: 'verified' as const, email };
    });

    app.post('/auth/sign-in', { bodyLimit, schema: authSchemas.signIn }, async (request, reply) => {
      const { headers, memberId } = await signIn(parts, request, request.body);
      await tellOfNewDevice(database, memberId, request.headers['user-agent'], new Date());
      passCookies(reply, headers);
      return { member: await findSessionMember(database, memberId) };
    });

    app.get('/auth/session', { schema: authSchemas.session }, async ({ signedIn }) => {
      if (!signedIn) return { member: null };
      const { email: _, ...member } = signedIn.member;
      const { profile } = signedIn;
      return {
        member: profile
          ? { ...member, profile: { name: profile.name, isForChildren: profile.maturityLimit !== null } }
          : member,
      };
    });

    app.post('/auth/sign-out', { bodyLimit, schema: authSchemas.signOut }, async (request, reply) => {
      const { signedIn, body } = request;
      if (signedIn && body.everywhere) await database.delete(sessions).where(eq(sessions.userId, signedIn.member.id));
      const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
      passCookies(reply, headers);
      return { status: 'signed_out' as const };
    });
  };
