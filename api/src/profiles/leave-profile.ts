import { type ProfileChoice, profileRefusals } from '@sahra/shared/schemas/profiles';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { memberOf } from '../auth/session-guard.ts';
import { requirePassword, type SignInParts } from '../auth/sign-in.ts';
import { countTry, type Delay, forgetTries } from '../auth/sign-in-delays.ts';
import { credentials } from '../database/member-tables.ts';
import { ApiFailure } from '../server/http/api-failure.ts';

/** A child has time: after the fourth wrong PIN each further one waits twice as long, up to an hour. */
const perProfile: Delay = { free: 4, longestSeconds: 3600 };

export const profileLocked = () =>
  new ApiFailure(403, { code: profileRefusals.locked, message: 'This is a children’s profile: leave it first' });

const wrongPin = () =>
  new ApiFailure(400, {
    code: profileRefusals.wrongPin,
    message: 'The PIN is not right',
    fields: { pin: 'is not right' },
  });

/** Refuses to leave a children's profile without its PIN or the member's password. Each wrong one makes the next wait. */
export async function requireWayOut(
  parts: SignInParts,
  request: FastifyRequest,
  { pin, password }: Pick<ProfileChoice, 'pin' | 'password'>,
): Promise<void> {
  const profile = request.signedIn?.profile;
  if (!profile || profile.maturityLimit === null) return;
  const { id, email } = memberOf(request);
  if (password) {
    const [row] = await parts.database
      .select({ hash: credentials.password })
      .from(credentials)
      .where(eq(credentials.userId, id));
    return requirePassword(parts, { email, hash: row?.hash ?? '' }, password, request.ip);
  }
  if (!pin || profile.pinHash === null) throw profileLocked();
  const tries = `pin of profile ${profile.id}`;
  await countTry(parts.database, tries, perProfile);
  const { password: hasher } = await parts.auth.$context;
  if (!(await hasher.verify({ hash: profile.pinHash, password: pin }))) throw wrongPin();
  await forgetTries(parts.database, [tries]);
}
