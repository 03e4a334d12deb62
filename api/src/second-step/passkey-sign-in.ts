import type { usedPasskeySchema } from '@sahra/shared/schemas/second-step';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { passkeyRefused, withAuthFailures } from '../auth/auth-failure.ts';
import { headersOf } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { sessions } from '../database/member-tables.ts';
import type { OpenedSession } from './begun.ts';
import type { RelyingParty } from './relying-party.ts';
import { countUse, verifyPasskey } from './used-passkey.ts';

/**
 * Signs in with a passkey, which is both steps. The session is there before the use counts: where the passkey is removed meanwhile, one
 * of the two finds the other. Throws `passkey_refused`, and `member_blocked`.
 */
export async function signInByPasskey(
  { auth, database }: SignInParts,
  relyingParty: RelyingParty,
  request: FastifyRequest,
  { credential, isRemembered }: z.output<typeof usedPasskeySchema>,
): Promise<OpenedSession> {
  const used = await verifyPasskey(database, relyingParty, { credential });
  const { memberId } = used;
  const body = { memberId, isRemembered, firstFactor: 'passkey', secondStep: 'passkey' } as const;
  const { headers, response } = await withAuthFailures(() =>
    auth.api.makeSession({ body, headers: headersOf(request), returnHeaders: true }),
  );
  if (!(await countUse(database, used))) {
    await database.delete(sessions).where(eq(sessions.id, response.sessionId));
    throw passkeyRefused();
  }
  return { memberId, token: response.token, headers };
}
