import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import type { OwnDetails } from './common-passwords.ts';

/** What makes a bad password of a member; nothing where there is no such member. */
export async function findOwnDetails(database: Database, memberId: string): Promise<OwnDetails> {
  const { displayUsername: username, email, firstName, lastName, phone } = members;
  const [details] = await database
    .select({ username, email, firstName, lastName, phone })
    .from(members)
    .where(eq(members.id, memberId));
  return details ?? {};
}
