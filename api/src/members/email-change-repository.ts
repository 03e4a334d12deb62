import { and, eq, lt } from 'drizzle-orm';
import { linkExpired, linkUnknown } from '../auth/auth-failure.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { credentials, emailChanges, members, verifications } from '../database/member-tables.ts';
import { found, invalidRequest } from '../server/http/api-failure.ts';
import { consumeRateLimit, dayMs, enforceRateLimit, type RateLimit } from '../server/limits/rate-limit.ts';
import { post } from '../mail/outbox-repository.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { createToken, hashToken } from '../newsletter/token.ts';

const perMember: RateLimit = { burst: 5, refillMs: dayMs / 5 };
/** Mails to one mailbox, no matter who asks. */
const perMailbox: RateLimit = { burst: 3, refillMs: dayMs / 3 };
const keepMs = dayMs;

/** An address as its owner recognises it and nobody else learns it: `a…@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/su, '$1…@');

/** Who has an address; somebody who never proved it has not. */
const isTaken = async (tx: Transaction, email: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email), eq(members.emailVerified, true)));
  return rows.length > 0;
};

/**
 * Takes the request for another address. No matter who has that address already: the same statements run and the same is
 * answered; only the mail differs, and only its owner reads it.
 */
export const askForEmailChange = (database: Database, memberId: string, typed: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const email = typed.toLowerCase();
    await enforceRateLimit(tx, `email-change of ${memberId}`, perMember);
    const [row] = await tx
      .select({ email: members.email, language: members.language })
      .from(members)
      .where(eq(members.id, memberId));
    const member = found(row, 'member');
    if (member.email === email) throw invalidRequest({ email: 'is yours already' });
    const token = createToken();
    const change = { email, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + keepMs) };
    await tx
      .insert(emailChanges)
      .values({ memberId, ...change })
      .onConflictDoUpdate({ target: emailChanges.memberId, set: change });
    const hasTurn = (await consumeRateLimit(tx, `email-change to ${hashToken(mailboxOf(email))}`, perMailbox)) === 0;
    const to = { recipient: email, language: member.language };
    const isNotFree = await isTaken(tx, email);
    if (hasTurn)
      await post(
        tx,
        isNotFree ? { ...to, kind: 'account-exists', data: {} } : { ...to, kind: 'email-change', data: { token } },
      );
  });

/** PostgreSQL refused a second one of what may be there once. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isDuplicate(error.cause));

/** Ends all links that were sent to the address that a member had. */
async function endOldLinks(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.memberId, memberId));
  await tx.delete(verifications).where(eq(verifications.value, memberId));
}

/** The account that asked for another address, by the token of that address's mail. */
export async function findAsker(database: Database, token: string) {
  const [asker] = await database
    .select({ email: members.email, hash: credentials.password })
    .from(emailChanges)
    .innerJoin(members, eq(members.id, emailChanges.memberId))
    .innerJoin(credentials, eq(credentials.userId, members.id))
    .where(eq(emailChanges.tokenHash, hashToken(token)));
  return asker;
}

/** Changes the address, and returns the new one. Those who registered with it and never proved it lose it to the one who reads its mail. */
export async function changeEmail(database: Database, token: string, now: Date): Promise<string> {
  try {
    return await database.transaction((tx) => useToken(tx, token, now));
  } catch (error) {
    // Somebody else got the address at the same moment.
    throw isDuplicate(error) ? linkExpired() : error;
  }
}

async function useToken(tx: Transaction, token: string, now: Date): Promise<string> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, hashToken(token)))
    .for('update');
  if (!change) throw linkUnknown();
  if (change.expiresAt <= now || (await isTaken(tx, change.email))) throw linkExpired();
  await tx.delete(members).where(and(eq(members.email, change.email), eq(members.emailVerified, false)));
  const [old] = await tx
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, change.memberId))
    .for('update');
  if (!old) throw linkExpired();
  await tx
    .update(members)
    .set({ email: change.email, emailVerified: true, updatedAt: now })
    .where(eq(members.id, change.memberId));
  await endOldLinks(tx, change.memberId);
  await post(tx, {
    kind: 'email-changed',
    data: { newEmail: maskEmail(change.email) },
    recipient: old.email,
    language: old.language,
  });
  return change.email;
}

export async function deleteOldEmailChanges(database: Database, now: Date): Promise<void> {
  await database.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
