import type { MemberDetails } from '@sahra/shared/schemas/members';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { found } from '../http/api-failure.ts';

type Member = typeof members.$inferSelect;
/** What a member may change of himself. */
export type DetailsChange = Pick<Member, 'name' | 'firstName' | 'lastName' | 'phone' | 'zip'>;

/** What a member sees of himself. */
export const toDetails = ({ name, displayUsername, firstName, lastName, phone, zip, email, createdAt }: Member): MemberDetails => ({
  name,
  username: displayUsername,
  firstName,
  lastName,
  phone,
  zip,
  email,
  memberSince: createdAt.toISOString(),
});

export async function readDetails(database: Database, id: string): Promise<MemberDetails> {
  const [row] = await database.select().from(members).where(eq(members.id, id));
  return toDetails(found(row, 'member'));
}

/** Changes what is named and nothing else. */
export async function changeDetails(database: Database, id: string, { name, firstName, lastName, phone, zip }: DetailsChange, now: Date): Promise<MemberDetails> {
  const [row] = await database.update(members).set({ name, firstName, lastName, phone, zip, updatedAt: now }).where(eq(members.id, id)).returning();
  return toDetails(found(row, 'member'));
}
