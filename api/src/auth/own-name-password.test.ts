import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '../database/limit-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { newRegistration, type TestMember } from '../testing/member.ts';
import { useMembers } from '../testing/member-calls.ts';

const { signUp, signIn, call, database } = useMembers();
const year = new Date().getFullYear();

/** What somebody who knows the member would try first; all are called Mona Hassan and have one number. */
const guesses: [string, (member: { username: string; email: string }) => string][] = [
  ['username with a number', ({ username }) => `${username}12`],
  ['username with a year', ({ username }) => `${username}${year}`],
  ['username twice', ({ username }) => username + username],
  ['address', ({ email }) => email],
  ['name of this site with a year', () => `sahra${year}`],
  ['last name twice', () => 'HassanHassan'],
  ['both names with a number', () => 'mona.hassan1'],
  ['telephone number as it is dialled', () => '01001234567'],
  ['telephone number with the code of the country', () => '+201001234567'],
];
const tooCommon = { status: 400, body: { code: 'password_too_common' } };

describe('A member cannot choose their own name as password', () => {
  let mona: TestMember;
  beforeEach(async () => {
    await database().delete(allowances);
    mona = await signUp();
  });

  it.each(guesses)('by registering: %s', async (_, guess) => {
    const registration = newRegistration();
    expect(await call('POST', '/auth/sign-up', { ...registration, password: guess(registration) })).toMatchObject(
      tooCommon,
    );
  });

  it.each(guesses)('by changing it: %s', async (_, guess) => {
    expect(
      await call(
        'POST',
        '/account/password',
        { currentPassword: mona.password, newPassword: guess(mona) },
        mona.cookie,
      ),
    ).toMatchObject(tooCommon);
  });

  it.each(guesses)(
    'by the link of a lost password: %s; the link can still be used for another one',
    async (_, guess) => {
      await call('POST', '/auth/request-password-reset', { email: mona.email });
      const [mail] = await database()
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, mona.email))
        .orderBy(desc(outbox.id))
        .limit(1);
      const token = mail?.data && 'token' in mail.data ? mail.data.token : '';
      expect(await call('POST', '/auth/reset-password', { token, password: guess(mona) })).toMatchObject(tooCommon);
      const password = 'boats under the bridge';
      expect((await call('POST', '/auth/reset-password', { token, password })).status).toBe(200);
      expect(await signIn({ ...mona, password })).toBeTruthy();
    },
  );
});
