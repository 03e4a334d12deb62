import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';

/** Stores a member who cannot sign in, for tests of what is theirs. */
export async function storeMember(database: Database, id: string, language: LanguageCode = 'ar'): Promise<string> {
  const names = { name: id, username: id, displayUsername: id, firstName: id, lastName: id };
  await database
    .insert(members)
    .values({ id, email: `${id}@example.org`, ...names, phone: '+201000000000', zip: '11511', language });
  return id;
}

/** The usernames of all members, in order. */
export const usernamesIn = async (database: Database): Promise<string[]> =>
  (await database.select({ username: members.username }).from(members).orderBy(asc(members.username))).map(
    ({ username }) => username,
  );
