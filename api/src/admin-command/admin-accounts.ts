import { toEmailAddress } from '@sahra/shared/form-rules/email-address';
import type { GrantedRole } from '@sahra/shared/session/permissions';
import { asc, eq } from 'drizzle-orm';
import { StartError } from '@sahra/shared/server/settings';
import { commandActor } from '../admin/admin-log.ts';
import { changeRole } from '../admin/managed-member-repository.ts';
import { usernameKey } from '../auth/username-key.ts';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { takeSecondStepAway } from '../second-step/take-away.ts';

const columns = {
  id: members.id,
  username: members.displayUsername,
  name: members.name,
  email: members.email,
  role: members.role,
  blockedAt: members.blockedAt,
};

/** Who has this e-mail address or username. */
export async function findAccount(database: Database, who: string) {
  const email = toEmailAddress(who)?.toLowerCase();
  const isMeant = email === undefined ? eq(members.username, usernameKey(who)) : eq(members.email, email);
  const [row] = await database.select(columns).from(members).where(isMeant);
  return row;
}

/** Everybody who is an admin. */
export const listAdmins = (database: Database) =>
  database.select(columns).from(members).where(eq(members.role, 'admin')).orderBy(asc(members.createdAt));

const names: Readonly<Record<GrantedRole, string>> = {
  member: 'a member',
  author: 'an author',
  editor: 'an editor',
  moderator: 'a moderator',
  admin: 'an admin',
};

/** Gives somebody who has an account a role; returns what they are now. */
export async function giveRole(database: Database, who: string, role: GrantedRole): Promise<string> {
  const account = await findAccount(database, who);
  if (!account) throw new StartError(`Nobody here has the e-mail address or username "${who}".`);
  if (account.role === role) return `${account.username} is ${names[role]} already.`;
  await changeRole(database, commandActor, account.id, role);
  return `${account.username} is ${names[role]} now.`;
}

/** Takes the second step of somebody away who has lost what it is given with, and signs them out everywhere. */
export async function removeSecondStep(database: Database, who: string): Promise<string> {
  const account = await findAccount(database, who);
  if (!account) throw new StartError(`Nobody here has the e-mail address or username "${who}".`);
  const isRemoved = await takeSecondStepAway(database, commandActor, account.id);
  return isRemoved
    ? `${account.username} signs in with the password alone now, and was told so by mail.`
    : `${account.username} has no second step.`;
}
