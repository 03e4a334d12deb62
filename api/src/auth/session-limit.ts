import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members, sessions } from '../database/member-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';

/** However often it is used, a session ends. */
export const longestSessionMs = 30 * dayMs;

/** Sessions that one member may have: more than anybody has devices, and few enough to look through. */
const MAX_SESSIONS = 20;

/**
 * Ends what a member has beyond that, the least lately used first. Each sign-in does so after its own session is there, so
 * the last one sees all. They take turns: two that delete the same rows could wait for each other.
 */
export const endSessionsBeyond = (database: Database, memberId: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
    const isAlive = and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now));
    const beyond = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(isAlive)
      .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt), sessions.id)
      .offset(MAX_SESSIONS);
    await tx.delete(sessions).where(inArray(sessions.id, beyond));
  });
