import type { Device } from '@sahra/shared/schemas/members';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { sessions } from '../database/member-tables.ts';
import { networkName } from './network-name.ts';
import { namesOf } from './user-agent.ts';

/** One page is enough; those who have more sign all of them out. */
const MAX_SHOWN = 100;

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'createdAt' | 'updatedAt' | 'ipAddress' | 'userAgent'>;

const toDevice = ({ id, createdAt, updatedAt, ipAddress, userAgent }: Session, currentId: string): Device => ({
  id,
  isCurrent: id === currentId,
  ...namesOf(userAgent),
  network: networkName(ipAddress),
  signedInAt: createdAt.toISOString(),
  lastSeenAt: updatedAt.toISOString(),
});

/** Where a member is signed in, this device first. Nothing that opens a session is told. */
export async function listDevices(
  database: Database,
  memberId: string,
  currentId: string,
  now: Date,
): Promise<Device[]> {
  const { id, createdAt, updatedAt, ipAddress, userAgent } = sessions;
  const rows = await database
    .select({ id, createdAt, updatedAt, ipAddress, userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(desc(eq(id, currentId)), desc(updatedAt), id)
    .limit(MAX_SHOWN);
  return rows.map((row) => toDevice(row, currentId));
}

/** Signs one device of a member out; false where it is none of theirs. */
export async function deleteDevice(database: Database, memberId: string, id: string): Promise<boolean> {
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, memberId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Signs all devices of a member out but the one that they ask from. */
export async function deleteOtherDevices(database: Database, memberId: string, currentId: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, memberId), ne(sessions.id, currentId)));
}
