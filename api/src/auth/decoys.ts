import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { decoys, members } from '../database/member-tables.ts';
import { usernameTaken } from './auth-failure.ts';
import type { Auth } from './create-auth.ts';
import { usernameKey } from './username-key.ts';

interface Registration {
  username: string;
  email: string;
  password: string;
}

/** Is the name held by a registration that could not be? */
export const isHeld = async (database: Database, username: string): Promise<boolean> =>
  (await database.$count(decoys, eq(decoys.username, usernameKey(username)))) > 0;

/**
 * Keeps what is left of a registration with an address that somebody has: its name is taken, and its password opens
 * nothing. Else anyone who registered could learn by either that the address was known. Only the first one has a password, as
 * only the first one would have an account.
 */
export async function storeDecoy(
  auth: Auth,
  database: Database,
  { username, email, password }: Registration,
): Promise<void> {
  const { password: hasher } = await auth.$context;
  const hash = await hasher.hash(password);
  const row = { username: usernameKey(username), email: email.toLowerCase() };
  const [owner] = await database
    .select({ isConfirmed: members.emailVerified })
    .from(members)
    .where(eq(members.email, row.email));
  const isFirst =
    owner?.isConfirmed === true &&
    (await database.$count(decoys, and(eq(decoys.email, row.email), isNotNull(decoys.password)))) === 0;
  const kept = await database
    .insert(decoys)
    .values({ ...row, password: isFirst ? hash : null })
    .onConflictDoNothing()
    .returning({ username: decoys.username });
  if (kept.length === 0) throw usernameTaken();
}

/** Would this have been the password of the account that could not be? */
export async function opensDecoy(
  auth: Auth,
  database: Database,
  identifier: string,
  password: string,
): Promise<boolean> {
  const isMeant = or(eq(decoys.email, identifier.toLowerCase()), eq(decoys.username, usernameKey(identifier)));
  const [row] = await database
    .select({ hash: decoys.password })
    .from(decoys)
    .where(and(isMeant, isNotNull(decoys.password)))
    .limit(1);
  if (!row?.hash) return false;
  const { password: hasher } = await auth.$context;
  return await hasher.verify({ hash: row.hash, password });
}

export async function deleteOldDecoys(database: Database, before: Date): Promise<void> {
  await database.delete(decoys).where(lt(decoys.createdAt, before));
}
