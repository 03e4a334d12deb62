import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { signInRequired, withAuthFailures, wrongPassword } from '../auth/auth-failure.ts';
import { holdMember } from '../auth/hold-member.ts';
import { findOwnDetails } from '../auth/own-details.ts';
import { headersOf, type SignedIn } from '../auth/session-guard.ts';
import { findHash, outlivesPassword } from '../auth/session-of-password.ts';
import { type SignInParts, tryPassword } from '../auth/sign-in.ts';
import { requireUncommon } from '../auth/sign-up.ts';
import type { Transaction } from '../database/connect.ts';
import { credentials, members, sessions, verifications } from '../database/member-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import { endPendingSignIns } from '../second-step/second-step-repository.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Ends the links by which a lost password could still be chosen, and sign-ins that wait; tells the member. */
async function tellMember(tx: Transaction, id: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, id));
  await endPendingSignIns(tx, id);
  const [member] = await tx
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, id));
  if (member)
    await post(tx, { kind: 'password-changed', data: {}, recipient: member.email, language: member.language });
}

/** Stores the new password in place of the one that was looked at, and then ends every session. Of two at once, one does. */
async function replacePassword(
  tx: Transaction,
  { member: { id }, sessionId }: Pick<SignedIn, 'member' | 'sessionId'>,
  { before, hash }: { before: string; hash: string },
): Promise<void> {
  await holdMember(tx, id);
  const isTheirs = and(eq(credentials.userId, id), eq(credentials.providerId, 'credential'));
  const replaced = await tx
    .update(credentials)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(isTheirs, eq(credentials.password, before)))
    .returning({ id: credentials.id });
  if (replaced.length === 0) throw wrongPassword('currentPassword');
  const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
  // Signed out from elsewhere, in this very moment.
  if (!ended.some((session) => session.id === sessionId)) throw signInRequired();
  await tellMember(tx, id);
}

/** Changes a password for one who knows it. All their sessions end; returned are the cookies of a new one. */
export async function changePassword(
  parts: SignInParts,
  request: FastifyRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Headers> {
  const { auth, database } = parts;
  const { signedIn } = request;
  if (!signedIn) throw signInRequired();
  const { id, email } = signedIn.member;
  const { password: hasher } = await auth.$context;
  const before = await tryPassword(parts, email, request.ip, async () => {
    const current = await findHash(database, eq(members.id, id));
    if (!current || !(await hasher.verify({ hash: current, password: currentPassword })))
      throw wrongPassword('currentPassword');
    return current;
  });
  // Looking at the new one costs more than a try may.
  await requireUncommon(newPassword, await findOwnDetails(database, id), 'newPassword');
  const hash = await hasher.hash(newPassword);
  await database.transaction((tx) => replacePassword(tx, signedIn, { before, hash }));
  const opened = await withAuthFailures(() =>
    auth.api.makeSession({
      body: { memberId: id, firstFactor: 'password', ...(signedIn.secondStep && { secondStep: signedIn.secondStep }) },
      headers: headersOf(request),
      returnHeaders: true,
    }),
  );
  const session = { memberId: id, token: opened.response.token };
  // Replaced once more, by a link of a mail: this password opens nothing any more.
  if (!(await outlivesPassword(database, session, (now) => now === hash))) throw signInRequired();
  return opened.headers;
}
