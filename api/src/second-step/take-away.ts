import { eq } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import { targetOf } from '../admin/managed-member-repository.ts';
import type { Database } from '../database/connect.ts';
import { members, sessions } from '../database/member-tables.ts';
import { lockOwner, requireNoMore, tellOwner } from './second-step-repository.ts';

/**
 * Takes a member's second step away, who has lost what it is given with: all their sessions end, they are told by mail, and it is
 * logged. Theirs to ask for in person; a mail alone must never do it. Returns false where they have none.
 */
export const takeSecondStepAway = (database: Database, admin: Actor, memberId: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const owner = await lockOwner(tx, memberId);
    if (!owner.since) return false;
    await requireNoMore(tx, owner);
    await tx.delete(sessions).where(eq(sessions.userId, memberId));
    const [{ username } = { username: '' }] = await tx
      .select({ username: members.displayUsername })
      .from(members)
      .where(eq(members.id, memberId));
    await recordAction(tx, {
      admin,
      action: 'remove-second-step',
      target: targetOf(memberId),
      details: { username },
    });
    await tellOwner(tx, owner, 'taken-away');
    return true;
  });
