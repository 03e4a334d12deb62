import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { StartError } from '@sahra/shared/server/settings';
import { commandActor, recordAction } from '../admin/admin-log.ts';
import { PasswordHasher } from '../auth/password-hash.ts';
import { usernameKey } from '../auth/username-key.ts';
import type { Database } from '../database/connect.ts';
import { credentials, members } from '../database/member-tables.ts';

/** Somebody who is to have an account; everything has passed its schema. */
export interface NewAccount {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  language: LanguageCode;
  password: string;
}

/** Makes an admin whose address counts as confirmed: who runs the site vouches for it. */
export async function createAdmin(
  database: Database,
  { email, username, firstName, lastName, language, password }: NewAccount,
): Promise<void> {
  const id = randomUUID();
  const hash = await new PasswordHasher().hash(password);
  await database.transaction(async (tx) => {
    const names = {
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      username: usernameKey(username),
      displayUsername: username,
    };
    const made = await tx
      .insert(members)
      .values({
        id,
        ...names,
        email: email.toLowerCase(),
        emailVerified: true,
        phone: '',
        zip: '',
        role: 'admin',
        language,
      })
      .onConflictDoNothing()
      .returning({ id: members.id });
    // Somebody was quicker.
    if (made.length === 0) throw new StartError('Somebody has this e-mail address or username by now.');
    await tx
      .insert(credentials)
      .values({ id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: hash });
    await recordAction(tx, {
      admin: commandActor,
      action: 'create-admin',
      target: `member:${id}`,
      details: { username },
    });
  });
}
