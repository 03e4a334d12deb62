import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';

const minuteMs = 60_000;
/** After a sign-in, or the password once more. */
const elevatedMs = 10 * minuteMs;

export const elevatedFromNow = (): Date => new Date(Date.now() + elevatedMs);

/**
 * What better-auth lacks: the session of a member who has given the password once more gets a new token, and stays what it is
 * otherwise. Anyone who had got hold of the token before has nothing of what the password opens.
 */
export const sessionRenewal = {
  id: 'session-renewal',
  endpoints: {
    renewSession: createAuthEndpoint(
      '/renew-session',
      { method: 'POST', requireHeaders: true, use: [sessionMiddleware] },
      async (ctx) => {
        const { session, user } = ctx.context.session;
        const elevatedUntil = elevatedFromNow();
        const renewed = await ctx.context.internalAdapter.updateSession(session.token, {
          token: generateRandomString(32, 'a-z', 'A-Z', '0-9'),
          elevatedUntil,
        });
        // Of two at the same moment, or of one and a sign-out from elsewhere, the other one was faster.
        if (!renewed) throw APIError.from('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'The session is over' });
        await setSessionCookie(ctx, { session: renewed, user });
        return { elevatedUntil };
      },
    ),
  },
} satisfies BetterAuthPlugin;
