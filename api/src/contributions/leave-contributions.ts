import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { removeHeld } from './change-contribution.ts';

/**
 * What becomes of contributions when an account goes: what is published stays, so that answers to it can be understood, and nobody's name
 * stands there; what nobody else has seen goes. Their stars and votes go on counting. Their photos may show them, and go with what they uploaded.
 */
export async function leaveContributions(tx: Transaction, memberId: string): Promise<void> {
  const own = tx.select({ id: contributors.id }).from(contributors).where(eq(contributors.memberId, memberId));
  const unseen = await tx
    .select()
    .from(contributions)
    .where(and(inArray(contributions.contributorId, own), inArray(contributions.status, ['waiting', 'hidden'])))
    .for('update');
  for (const row of unseen) await removeHeld(tx, row);
  await tx
    .update(contributors)
    .set({ memberId: null, wantsReplies: false, trustedAt: null })
    .where(eq(contributors.memberId, memberId));
}
