import type { SecondStepChange } from '@sahra/shared/schemas/second-step';
import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { signInRequired } from '../auth/auth-failure.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members, sessions } from '../database/member-tables.ts';
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
} from '../database/second-step-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import { createRecoveryCodes, hashRecoveryCode, toReadable } from './recovery-codes.ts';

/** Whose second step is changed: other changes of it, and sign-ins, wait until the transaction ends. */
export async function lockOwner(tx: Transaction, id: string) {
  const [owner] = await tx
    .select({ id: members.id, email: members.email, language: members.language, since: members.secondStepSince })
    .from(members)
    .where(eq(members.id, id))
    .for('no key update');
  if (!owner) throw signInRequired();
  return owner;
}
type Owner = Awaited<ReturnType<typeof lockOwner>>;

/** Mails the member what was done: if they did not do it, they have to know. */
export const tellOwner = (tx: Transaction, { email, language }: Owner, change: SecondStepChange): Promise<void> =>
  post(tx, { kind: 'second-step-changed', data: { change }, recipient: email, language });

/** Replaces the recovery codes; returns the new ones as people read them. They cannot be read again. */
export async function renewRecoveryCodes(tx: Transaction, memberId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ memberId, hash: hashRecoveryCode(code) })));
  return codes.map(toReadable);
}

/**
 * From now on sign-in asks for a second step. The session in which it was set up has given it; all others end, and sign-ins
 * that wait do too. Returns recovery codes, where there are none yet.
 */
export async function requireFromNow(
  tx: Transaction,
  { id }: Owner,
  sessionId: string,
  secondStep: 'code' | 'passkey',
): Promise<string[]> {
  await tx
    .update(members)
    .set({ secondStepSince: sql`coalesce(second_step_since, now())` })
    .where(eq(members.id, id));
  await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
  await tx.update(sessions).set({ secondStep }).where(eq(sessions.id, sessionId));
  await endPendingSignIns(tx, id);
  const left = await tx.$count(recoveryCodes, eq(recoveryCodes.memberId, id));
  return left > 0 ? [] : renewRecoveryCodes(tx, id);
}

/** Sign-in asks for the password alone again. */
export async function requireNoMore(tx: Transaction, { id }: Owner): Promise<void> {
  await tx.delete(authenticatorApps).where(eq(authenticatorApps.memberId, id));
  await tx.delete(passkeys).where(eq(passkeys.memberId, id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, id));
  await endPendingSignIns(tx, id);
  await tx.update(members).set({ secondStepSince: null }).where(eq(members.id, id));
}

/** The same, where no app and no passkey is left: recovery codes stand in for one of them. */
export async function requireNoMoreWithoutAny(tx: Transaction, owner: Owner): Promise<void> {
  const apps = and(eq(authenticatorApps.memberId, owner.id), isNotNull(authenticatorApps.secret));
  const left =
    (await tx.$count(authenticatorApps, apps)) + (await tx.$count(passkeys, eq(passkeys.memberId, owner.id)));
  if (left === 0) await requireNoMore(tx, owner);
}

/** Ends the sign-ins of a member that wait for the second step. */
export async function endPendingSignIns(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.memberId, memberId));
}

/** Deletes sign-ins that waited, and challenges that were not signed. */
export async function deleteOldPendingSignIns(database: Database, before: Date): Promise<void> {
  await database.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, before));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before));
}
