import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { signInExpired, withAuthFailures } from '../auth/auth-failure.ts';
import { headersOf } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { sessions } from '../database/member-tables.ts';
import type { Begun, OpenedSession } from './begun.ts';
import { ownerOfMissingStep } from './admit-session.ts';
import { closePendingSignIn, findPendingSignIn, type FirstFactor, openPendingSignIn } from './pending-sign-in.ts';
import { tryCode } from './try-code.ts';

/** After a right first factor: a session now, or the second step first. The one place that decides it for all ways to sign in. */
export async function beginSession(
  parts: SignInParts,
  request: FastifyRequest,
  first: Omit<FirstFactor, 'startedAt'> & { startedAt?: Date },
): Promise<Begun> {
  const { memberId, firstFactor, isRemembered, startedAt = new Date() } = first;
  const body = { memberId, firstFactor, isRemembered };
  const made = await withAuthFailures(() =>
    parts.auth.api.makeSession({ body, headers: headersOf(request), returnHeaders: true }).catch((error: unknown) => {
      if (ownerOfMissingStep(error) === undefined) throw error;
      return undefined;
    }),
  );
  if (!made)
    return {
      kind: 'second-step',
      memberId,
      pending: await openPendingSignIn(parts.database, { memberId, firstFactor, isRemembered, startedAt }),
    };
  return { kind: 'session', memberId, token: made.response.token, headers: made.headers };
}

/** Completes a sign-in with a code. The session is there before the sign-in counts as done: of two at once one ends. */
export async function completeSignIn(
  parts: SignInParts,
  request: FastifyRequest,
  { token, code }: { token: string; code: string },
): Promise<OpenedSession> {
  const { auth, database } = parts;
  const pending = await findPendingSignIn(database, token);
  if (!pending) throw signInExpired();
  const { memberId, firstFactor, isRemembered } = pending;
  const secondStep = await tryCode(parts, memberId, code, request.ip);
  const body = { memberId, firstFactor, isRemembered, secondStep };
  const { headers, response } = await withAuthFailures(() =>
    auth.api.makeSession({ body, headers: headersOf(request), returnHeaders: true }),
  );
  if (!(await closePendingSignIn(database, pending))) {
    await database.delete(sessions).where(eq(sessions.id, response.sessionId));
    throw signInExpired();
  }
  return { memberId, token: response.token, headers };
}
