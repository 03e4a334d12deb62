import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { credentials, members, sessions } from '../database/member-tables.ts';

/** How the password is kept of whom the condition finds; undefined where nobody is found. */
export async function findHash(database: Database, isMember: SQL): Promise<string | undefined> {
  const [row] = await database
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(members, eq(members.id, credentials.userId))
    .where(and(isMember, eq(credentials.providerId, 'credential')));
  return row?.hash ?? undefined;
}

interface NewSession {
  memberId: string;
  token: string;
}

/**
 * Whether `isRight` says that the password that opened a session is still the member's; ends the session where it is not.
 *
 * A password is looked at before there is a session, so it may be replaced in between, and the session would be missed by
 * what ends all others. Whoever replaces one stores it first and ends all sessions then: a session that is there before this look
 * is either seen by them, or sees the new password here.
 */
export async function outlivesPassword(
  database: Database,
  { memberId, token }: NewSession,
  isRight: (hash: string | undefined) => boolean | Promise<boolean>,
): Promise<boolean> {
  const [row] = await database
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, memberId), eq(credentials.providerId, 'credential')))
    // Waits for a change that is being stored.
    .for('share');
  if (await isRight(row?.hash ?? undefined)) return true;
  await database.delete(sessions).where(and(eq(sessions.userId, memberId), eq(sessions.token, token)));
  return false;
}
