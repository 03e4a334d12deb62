import { and, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members, sessions, verifications } from '../database/member-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { deleteOldEmailChanges } from '../members/email-change-repository.ts';
import { deleteOldPendingSignIns } from '../second-step/second-step-repository.ts';
import { deleteOldDecoys } from './decoys.ts';
import { longestSessionMs } from './session-limit.ts';
import { deleteOldTries } from './sign-in-delays.ts';

/** Those who have not confirmed their address by then may register anew, and their name is free. */
const confirmWithinMs = 7 * dayMs;

/** Deletes sessions that have ended, links that are too old, members who never confirmed their address. */
export async function tidyAccounts(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, before(longestSessionMs))));
  await database.delete(verifications).where(lt(verifications.expiresAt, now));
  await database
    .delete(members)
    .where(and(eq(members.emailVerified, false), lt(members.createdAt, before(confirmWithinMs))));
  await deleteOldPendingSignIns(database, now);
  await deleteOldEmailChanges(database, now);
  await deleteOldDecoys(database, before(confirmWithinMs));
  await deleteOldTries(database, before(dayMs));
}
