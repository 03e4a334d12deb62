import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { firstFactors, secondSteps } from '../database/member-tables.ts';

const sessionSchema = z.object({
  memberId: z.string(),
  /** Whether it outlives the browser; without, as the one before it did. */
  isRemembered: z.boolean().optional(),
  firstFactor: z.enum(firstFactors),
  /** How the second step was given, where there is one. */
  secondStep: z.enum(secondSteps).optional(),
});

/** What better-auth lacks: a session for a member whom our routes have recognized, for our routes alone. */
export const sessionMaking = {
  id: 'session-making',
  endpoints: {
    makeSession: createAuthEndpoint(
      '/make-session',
      { method: 'POST', requireHeaders: true, body: sessionSchema },
      async (ctx) => {
        const { memberId, isRemembered, ...factors } = ctx.body;
        const { internalAdapter, authCookies, secret } = ctx.context;
        const endsWithBrowser =
          isRemembered === undefined
            ? Boolean(await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret))
            : !isRemembered;
        const user = await internalAdapter.findUserById(memberId);
        if (!user) throw APIError.from('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'The account is gone' });
        const session = await internalAdapter.createSession(memberId, endsWithBrowser, factors);
        await setSessionCookie(ctx, { session, user }, endsWithBrowser);
        return { sessionId: session.id, token: session.token };
      },
    ),
  },
} satisfies BetterAuthPlugin;
