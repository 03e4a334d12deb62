import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { SignUp } from '@sahra/shared/form-rules/auth-forms';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { authCodeOf, passwordTooCommon, usernameTaken, withAuthFailures } from './auth-failure.ts';
import { mailMemberNow } from './auth-mails.ts';
import { isCommonPassword, type OwnDetails } from './common-passwords.ts';
import type { Auth } from './create-auth.ts';
import { isHeld, storeDecoy } from './decoys.ts';
import { countriesOf, requirePhoneNumber } from './phone-number.ts';
import { isReserved, usernameKey } from './username-key.ts';

export type NewMember = Omit<SignUp, 'website' | 'acceptsTerms'> & { language: LanguageCode };

const isTaken = async (database: Database, username: string) =>
  (
    await database
      .select({ id: members.id })
      .from(members)
      .where(eq(members.username, usernameKey(username)))
  ).length > 0;

/** A new password, or the refusal that it is a common one. */
export async function requireUncommon(password: string, of: OwnDetails, field = 'password'): Promise<string> {
  if (await isCommonPassword(password, of)) throw passwordTooCommon(field);
  return password;
}

const hasOwner = async (database: Database, email: string) =>
  (await database.$count(members, eq(members.email, email.toLowerCase()))) > 0;

/** Tells the owner of an address that somebody registered with it, and nobody else. */
async function notifyOwner(auth: Auth, database: Database, registration: NewMember): Promise<void> {
  await storeDecoy(auth, database, registration);
  const [owner] = await database
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(eq(members.email, registration.email.toLowerCase()));
  if (owner) await mailMemberNow(database, owner, { kind: 'account-exists', data: {} });
}

/**
 * Registers somebody. Where the address is registered already the answer is the same and its owner gets a mail. A username is
 * public, so the answer may be that it is taken.
 */
export async function signUp(auth: Auth, database: Database, registration: NewMember): Promise<void> {
  const { username, firstName, lastName, next, ...rest } = registration;
  const phone = rest.phone && requirePhoneNumber(rest.phone, countriesOf(rest.language));
  await requireUncommon(rest.password, { ...rest, username, firstName, lastName });
  if (isReserved(username) || (await isTaken(database, username)) || (await isHeld(database, username)))
    throw usernameTaken();
  if (await hasOwner(database, rest.email)) return await notifyOwner(auth, database, registration);
  const body = {
    ...rest,
    phone,
    firstName,
    lastName,
    username,
    displayUsername: username,
    name: `${firstName} ${lastName}`,
    ...(next && { callbackURL: next }),
  };
  try {
    await withAuthFailures(() => auth.api.signUpEmail({ body }));
  } catch (error) {
    // Of two that came at once the other one has won: by the name, which is in the answer, or by the address, which is not.
    if (authCodeOf(error) !== 'FAILED_TO_CREATE_USER') throw error;
    if (await isTaken(database, username)) throw usernameTaken();
    if (!(await hasOwner(database, rest.email))) throw error;
    await notifyOwner(auth, database, registration);
  }
}
