import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { authCodeOf, signInRequired, withAuthFailures, wrongPassword } from '../auth/auth-failure.ts';
import { headersOf, memberOf } from '../auth/session-guard.ts';
import { type SignInParts, tryPassword } from '../auth/sign-in.ts';
import { requireUncommon } from '../auth/sign-up.ts';
import type { Transaction } from '../database/connect.ts';
import { members, verifications } from '../database/member-tables.ts';
import { post } from '../mail/outbox-repository.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Ends the links by which a lost password could still be chosen, and tells the member. */
async function tellMember(tx: Transaction, id: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, id));
  const [member] = await tx
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, id));
  if (member)
    await post(tx, { kind: 'password-changed', data: {}, recipient: member.email, language: member.language });
}

/** Changes a password for one who knows it. All their sessions end; returned are the cookies of a new one. */
export async function changePassword(
  parts: SignInParts,
  request: FastifyRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Headers> {
  const { auth, database } = parts;
  const { id, email, username } = memberOf(request);
  await requireUncommon(newPassword, { username, email }, 'newPassword');
  const change = () =>
    withAuthFailures(async () => {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      try {
        return await auth.api.changePassword({ body, headers: headersOf(request), returnHeaders: true });
      } catch (error) {
        if (authCodeOf(error) === 'INVALID_PASSWORD') throw wrongPassword('currentPassword');
        // Signed out from elsewhere, in this very moment.
        throw authCodeOf(error) === 'UNAUTHORIZED' ? signInRequired() : error;
      }
    });
  const { headers } = await tryPassword(parts, email, request.ip, change);
  await database.transaction((tx) => tellMember(tx, id));
  return headers;
}
