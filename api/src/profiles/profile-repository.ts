import { MAX_PROFILES, OWN_PROFILE } from '@sahra/shared/form-rules/profile-rules';
import { type Profile, type ProfileChange, profileRefusals } from '@sahra/shared/schemas/profiles';
import { and, asc, eq } from 'drizzle-orm';
import { signInRequired } from '../auth/auth-failure.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members, profiles, sessions } from '../database/member-tables.ts';
import { leaveLikes } from '../likes/like-repository.ts';
import { ApiFailure, found, invalidRequest } from '../server/http/api-failure.ts';

type Row = typeof profiles.$inferSelect;
/** A change whose PIN was hashed: nobody waits for that within a transaction. */
export type HashedChange = Omit<ProfileChange, 'pin'> & { pinHash: string | undefined };

const ofMember = (memberId: string, id: number) => and(eq(profiles.memberId, memberId), eq(profiles.id, id));
const toProfile = ({ id, name, picture, maturityLimit }: Row): Profile => ({ id, name, picture, maturityLimit });

/** Who watches in an account: the member first, then the oldest. */
export async function listProfiles(database: Database, member: { id: string; name: string }): Promise<Profile[]> {
  const rows = await database.select().from(profiles).where(eq(profiles.memberId, member.id)).orderBy(asc(profiles.id));
  return [{ id: OWN_PROFILE, name: member.name, picture: null, maturityLimit: null }, ...rows.map(toProfile)];
}

/** A profile of this member. That of another one is not found. */
export async function findProfile(database: Database, memberId: string, id: number): Promise<Row> {
  const [row] = await database.select().from(profiles).where(ofMember(memberId, id));
  return found(row, 'profile');
}

/** What is stored of the PIN: a profile for everybody has none, and one for children needs one. */
function pinOf({ maturityLimit, pinHash }: HashedChange, known: string | null) {
  if (maturityLimit === null) return null;
  const hash = pinHash ?? known;
  if (hash === null) throw invalidRequest({ pin: 'is wanted of a children’s profile' });
  return hash;
}

/** Adds a profile. Of many at once, each waits for the one before: there are never more than an account has. */
export const createProfile = (database: Database, memberId: string, change: HashedChange): Promise<Profile> =>
  database.transaction(async (tx) => {
    const isMember = eq(members.id, memberId);
    const [member] = await tx.select({ id: members.id }).from(members).where(isMember).for('no key update');
    if (!member) throw signInRequired();
    if ((await tx.$count(profiles, eq(profiles.memberId, memberId))) + 1 >= MAX_PROFILES)
      throw new ApiFailure(409, {
        code: profileRefusals.tooMany,
        message: `There are ${MAX_PROFILES} profiles already`,
      });
    const { name, picture, maturityLimit } = change;
    const [row] = await tx
      .insert(profiles)
      .values({ memberId, name, picture, maturityLimit, pinHash: pinOf(change, null) })
      .returning();
    return toProfile(found(row, 'profile'));
  });

/** Holds a profile of this member until the transaction ends. */
async function hold(tx: Transaction, memberId: string, id: number): Promise<Row> {
  const [row] = await tx.select().from(profiles).where(ofMember(memberId, id)).for('update');
  return found(row, 'profile');
}

export const changeProfile = (database: Database, memberId: string, id: number, change: HashedChange) =>
  database.transaction(async (tx): Promise<Profile> => {
    const { pinHash } = await hold(tx, memberId, id);
    const { name, picture, maturityLimit } = change;
    const [row] = await tx
      .update(profiles)
      .set({ name, picture, maturityLimit, pinHash: pinOf(change, pinHash) })
      .where(eq(profiles.id, id))
      .returning();
    return toProfile(found(row, 'profile'));
  });

/** Deletes a profile with its progress and lists. Devices on which a child watches are signed out: they would be the member's else. */
export const deleteProfile = (database: Database, memberId: string, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const { maturityLimit } = await hold(tx, memberId, id);
    await leaveLikes(tx, [{ memberId, profileId: id }]);
    if (maturityLimit !== null) await tx.delete(sessions).where(eq(sessions.profileId, id));
    await tx.delete(profiles).where(eq(profiles.id, id));
  });

/** From now on this profile watches in a session. */
export async function chooseProfile(database: Database, sessionId: string, profileId: number | null): Promise<void> {
  await database.update(sessions).set({ profileId }).where(eq(sessions.id, sessionId));
}
