import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { elevatedFromNow } from './session-renewal.ts';

/** A session that has just been made, in whatever way somebody has signed in. */
export interface OpenedSession {
  /** With its cookies. */
  headers: Headers;
  memberId: string;
}

/**
 * What better-auth lacks: a session for a member of whom we know in another way than by a password just typed that it is
 * they. Served at no address. `isElevated`: the password was given. `isRemembered` is by default as in the session that the browser had.
 */
export const sessionOpening = {
  id: 'session-opening',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      {
        method: 'POST',
        requireHeaders: true,
        body: z.object({ memberId: z.string(), isRemembered: z.boolean().optional(), isElevated: z.boolean() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const endsWithBrowser =
          ctx.body.isRemembered === undefined
            ? await ctx.getSignedCookie(ctx.context.authCookies.dontRememberToken.name, ctx.context.secret)
            : !ctx.body.isRemembered;
        const user = await internalAdapter.findUserById(ctx.body.memberId);
        // Deleted a moment ago.
        if (!user) throw APIError.from('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'The account is gone' });
        const elevatedUntil = ctx.body.isElevated ? elevatedFromNow() : null;
        const session = await internalAdapter.createSession(user.id, Boolean(endsWithBrowser), { elevatedUntil }, true);
        await setSessionCookie(ctx, { session, user }, Boolean(endsWithBrowser));
        return { token: session.token };
      },
    ),
  },
} satisfies BetterAuthPlugin;
