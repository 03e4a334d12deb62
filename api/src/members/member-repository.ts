import type { UploadedPicture } from '@sahra/shared/schemas/media';
import type { MemberDetails } from '@sahra/shared/schemas/members';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { findOwnPicture } from './own-picture.ts';

type Member = typeof members.$inferSelect;
/** What members may change of themselves. */
export type DetailsChange = Pick<Member, 'name' | 'firstName' | 'lastName' | 'phone' | 'zip'>;

/** What members see of themselves. */
export const toDetails = (
  { name, displayUsername, firstName, lastName, phone, zip, email, createdAt }: Member,
  picture: UploadedPicture | null,
): MemberDetails => ({
  name,
  username: displayUsername,
  firstName,
  lastName,
  phone,
  zip,
  email,
  memberSince: createdAt.toISOString(),
  picture,
});

export async function readDetails(database: Database, id: string): Promise<MemberDetails> {
  const [row] = await database.select().from(members).where(eq(members.id, id));
  return toDetails(found(row, 'member'), await findOwnPicture(database, id));
}

/** Changes what is named and nothing else. */
export const changeDetails = (
  database: Database,
  id: string,
  { name, firstName, lastName, phone, zip }: DetailsChange,
  now: Date,
): Promise<MemberDetails> =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .update(members)
      .set({ name, firstName, lastName, phone, zip, updatedAt: now })
      .where(eq(members.id, id))
      .returning();
    return toDetails(found(row, 'member'), await findOwnPicture(tx, id));
  });
