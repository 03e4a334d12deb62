import type { ManagedMember } from '@sahra/shared/schemas/admin';
import type { GrantedRole } from '@sahra/shared/session/permissions';
import { adminRefusals } from '@sahra/shared/schemas/admin';
import { count, desc, eq, sql } from 'drizzle-orm';
import { notAllowed } from '../auth/auth-failure.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members, memberSearchText, sessions } from '../database/member-tables.ts';
import { hasAllTerms } from '../database/search-terms.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { hasRunningSubscription } from '../subscriptions/running-subscription.ts';
import { type Actor, recordAction } from './admin-log.ts';

/** More terms than anybody has names. */

const columns = {
  id: members.id,
  name: members.name,
  username: members.displayUsername,
  email: members.email,
  role: members.role,
  isEmailVerified: members.emailVerified,
  blockedAt: members.blockedAt,
  memberSince: members.createdAt,
  isSubscriber: hasRunningSubscription,
};
type Row = Omit<ManagedMember, 'blockedAt' | 'memberSince'> & { blockedAt: Date | null; memberSince: Date };

/** As admins see them. */
export const toManaged = ({ blockedAt, memberSince, ...row }: Row): ManagedMember => ({
  ...row,
  blockedAt: blockedAt?.toISOString() ?? null,
  memberSince: memberSince.toISOString(),
});

/** Members in whom every search term is found: in a name, the username or the e-mail address. */
export const isMemberMeant = (q: string) => hasAllTerms(memberSearchText(), q);

/** A page of the members, the newest first. */
export async function listMembers(database: Database, { q, ...query }: PageQuery & { q: string }) {
  const { limit, offset } = limitOf(query);
  const where = isMemberMeant(q);
  const [rows, [counted]] = await Promise.all([
    database
      .select(columns)
      .from(members)
      .where(where)
      .orderBy(desc(members.createdAt), desc(members.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(members).where(where),
  ]);
  return toPage(rows.map(toManaged), counted?.total ?? 0, query);
}

const refuse = (code: string, message: string) => new ApiFailure(409, { code, message });
/** Nobody does to themselves what they do to others. */
export const notYourself = () => refuse(adminRefusals.ownAccount, 'Nobody does this to their own account');

/** What the log calls a member. */
export const targetOf = (id: string) => `member:${id}`;

/** The target of an admin action. Other actions on them, and sign-ins, wait until the transaction ends. */
export async function lockMember(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select(columns).from(members).where(eq(members.id, id)).for('update', { of: members });
  return found(row, 'member');
}

/** Those who change who is an admin wait here for each other, and see what the others did: somebody must stay. */
async function lockAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.role, 'admin'))
    .orderBy(members.id)
    .for('update');
  return rows.map(({ id }) => id);
}

const lastAdmin = () => refuse(adminRefusals.lastAdmin, 'Somebody else has to be made an admin first');

/** Refuses where `id` is the only admin there is. Holds other changes of admins back until the transaction ends. */
export async function requireOtherAdmin(tx: Transaction, id: string): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.includes(id) && admins.length === 1) throw lastAdmin();
}

async function setRole(tx: Transaction, admin: Actor, id: string, role: GrantedRole): Promise<ManagedMember> {
  const admins = await lockAdmins(tx);
  // Of two who demote each other the second is none any more.
  if (admin.id !== null && !admins.includes(admin.id)) throw notAllowed();
  if (role !== 'admin' && admins.includes(id) && admins.length === 1) throw lastAdmin();
  const member = await lockMember(tx, id);
  if (role === 'admin' && member.blockedAt)
    throw refuse(adminRefusals.adminBlocked, 'Who is blocked cannot be an admin');
  if (member.role === role) return toManaged(member);
  await tx
    .update(members)
    .set({ role, updatedAt: sql`now()` })
    .where(eq(members.id, id));
  await recordAction(tx, {
    admin,
    action: 'change-role',
    target: targetOf(id),
    details: { username: member.username, from: member.role, to: role },
  });
  return toManaged({ ...member, role });
}

/** Makes a member an admin, or an admin a member. */
export async function changeRole(
  database: Database,
  admin: Actor,
  id: string,
  role: GrantedRole,
): Promise<ManagedMember> {
  if (admin.id === id) throw notYourself();
  return database.transaction((tx) => setRole(tx, admin, id, role));
}

async function setBlock(tx: Transaction, admin: Actor, id: string, isBlocked: boolean): Promise<ManagedMember> {
  const member = await lockMember(tx, id);
  if (isBlocked && member.role === 'admin') throw refuse(adminRefusals.adminBlocked, 'An admin cannot be blocked');
  if ((member.blockedAt !== null) === isBlocked) return toManaged(member);
  const blockedAt = isBlocked ? new Date() : null;
  await tx
    .update(members)
    .set({ blockedAt, updatedAt: sql`now()` })
    .where(eq(members.id, id));
  // When they are let in again too: one may have been made at the very moment of the block.
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await recordAction(tx, {
    admin,
    action: isBlocked ? 'block-member' : 'unblock-member',
    target: targetOf(id),
    details: { username: member.username },
  });
  return toManaged({ ...member, blockedAt });
}

/** Shuts a member out, at once and on every device, or lets them in again. */
export async function changeBlock(
  database: Database,
  admin: Actor,
  id: string,
  isBlocked: boolean,
): Promise<ManagedMember> {
  if (admin.id === id) throw notYourself();
  return database.transaction((tx) => setBlock(tx, admin, id, isBlocked));
}
