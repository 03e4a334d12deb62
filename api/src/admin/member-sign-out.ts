import type { ManagedMember } from '@sahra/shared/schemas/admin';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { sessions } from '../database/member-tables.ts';
import { type Actor, recordAction } from './admin-log.ts';
import { lockMember, notYourself, targetOf, toManaged } from './managed-member-repository.ts';

/**
 * Signs a member out on every device. Of sign-ins at the same moment those end that come before it, and none is between: a
 * new session waits for the member's row. Where nobody was signed in nothing has happened, and nothing is logged.
 */
export async function signOutMember(database: Database, admin: Actor, id: string, now: Date): Promise<ManagedMember> {
  if (admin.id === id) throw notYourself();
  return database.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ expiresAt: sessions.expiresAt });
    const devices = ended.filter(({ expiresAt }) => expiresAt > now).length;
    if (devices > 0)
      await recordAction(tx, {
        admin,
        action: 'sign-out-member',
        target: targetOf(id),
        details: { username: member.username, devices: String(devices) },
      });
    return toManaged(member);
  });
}
