import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessions } from '../database/member-tables.ts';
import { hourMs } from '../server/limits/rate-limit.ts';
import { enforceNetworkLimits, enforceSharedLimit, type SharedLimit } from '../server/limits/shared-limit.ts';
import { confirmEmailChange } from '../members/confirm-email-change.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { authSchemas } from './auth-schemas.ts';
import { confirmAddress } from './confirm-address.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { headersOf, passSignedOut } from './session-guard.ts';
import { signInLinkRoutes } from './sign-in-link-routes.ts';
import { signIn, type SignInParts } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { completeSignIn } from '../second-step/begin-session.ts';

const bodyLimit = 16 * 1024;
const signUps: SharedLimit = {
  name: 'sign-up',
  perCaller: { burst: 10, refillMs: hourMs / 10 },
  overAll: { burst: 500, refillMs: hourMs / 500 },
};

/** Registration, sign-in, sign-out. */
export const sessionRoutes =
  (parts: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, database, callers } = parts;
    app.post(
      '/auth/sign-up',
      { bodyLimit, schema: authSchemas.signUp },
      async ({ body: { website, acceptsTerms: _, ...body }, ip, language }, reply) => {
        const networks = await callers.ofNetworks(ip);
        // A bot that fills the trap gets the answer that everybody gets, and takes nothing from them.
        const enforce = website ? enforceNetworkLimits : enforceSharedLimit;
        await database.transaction((tx) => enforce(tx, signUps, networks));
        if (!website) await withMinimumDuration(() => signUp(auth, database, { ...body, language }));
        return reply.status(202).send({ status: 'check_mail' });
      },
    );

    app.post('/auth/verify-email', { bodyLimit, schema: authSchemas.verifyEmail }, async ({ body, ip }) => {
      const email = (await confirmEmailChange(parts, body, ip)) ?? (await confirmAddress(parts, body, ip));
      return { status: 'verified' as const, email };
    });

    app.post('/auth/sign-in', { bodyLimit, schema: authSchemas.signIn }, async (request, reply) => {
      const begun = await signIn(parts, request, request.body);
      return begun.kind === 'session' ? finishSignIn(parts, request, reply, begun) : { secondStep: begun.pending };
    });
    await app.register(signInLinkRoutes(parts));

    app.post('/auth/sign-in/code', { bodyLimit, schema: authSchemas.signInCode }, async (request, reply) =>
      finishSignIn(parts, request, reply, await completeSignIn(parts, request, request.body)),
    );

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
      passSignedOut(reply, headers);
      return { status: 'signed_out' as const };
    });
  };
