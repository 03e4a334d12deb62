import { createEmailVerificationToken } from 'better-auth/api';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { credentials, members, sessions } from '../../database/member-tables.ts';
import { newRegistration, testPassword } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { readSiteSecret } from '../site-secret.ts';

const { call, database } = useMembers();
const own = 'the owner chose this one';
let email: string;
let token: string;

const tokenOf = async (kind: 'verify-email' | 'reset-password') => {
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
  return (
    mails.flatMap((mail) => (mail.kind === kind && mail.data && 'token' in mail.data ? [mail.data.token] : []))[0] ?? ''
  );
};
const confirm = (body: object, remoteAddress?: string) =>
  call('POST', '/auth/verify-email', body, '', remoteAddress ? { remoteAddress } : {});
const signIn = (password: string) => call('POST', '/auth/sign-in', { identifier: email, password });
const member = async () => (await database().select().from(members).where(eq(members.email, email)))[0];
const isConfirmed = async () => (await member())?.emailVerified;

/** A stranger registers with an address that is not theirs; its owner gets the mail. */
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  const registration = newRegistration();
  email = registration.email;
  await call('POST', '/auth/sign-up', registration);
  token = await tokenOf('verify-email');
});

describe('an account that a stranger opened with somebody else’s address', () => {
  it('A person with the mail but without the password confirms nothing, and trying does not spend the link', async () => {
    expect(await confirm({ token })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { password: 'must be text' } },
    });
    expect(await confirm({ token, password: own })).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', fields: { password: 'is not right' } },
      cookie: '',
    });
    expect(await isConfirmed()).toBe(false);
    expect(await signIn(testPassword)).toMatchObject({ status: 403, body: { code: 'email_not_verified' }, cookie: '' });
    expect(await confirm({ token, password: testPassword })).toMatchObject({
      status: 200,
      body: { status: 'verified', email },
      cookie: '',
    });
    expect(await isConfirmed()).toBe(true);
  });

  it('A person with the password but without the mail confirms nothing', async () => {
    for (const guess of ['', 'a', 'a.b.c', testPassword, email])
      expect([400, 404]).toContain((await confirm({ token: guess, password: testPassword })).status);
    expect(await isConfirmed()).toBe(false);
  });

  it('Its owner chooses a password by mail: the address counts as confirmed, the stranger’s password and sessions are gone', async () => {
    // Even if the stranger had got in somehow.
    const id = (await member())?.id ?? '';
    await database()
      .insert(sessions)
      .values({ id: 'stranger', token: 'stranger', userId: id, expiresAt: new Date(Date.now() + 60_000) });
    expect((await call('POST', '/auth/request-password-reset', { email })).status).toBe(202);
    expect(
      await call('POST', '/auth/reset-password', { token: await tokenOf('reset-password'), password: own }),
    ).toMatchObject({ status: 200, cookie: '' });
    expect([await isConfirmed(), await database().$count(sessions, eq(sessions.userId, id))]).toEqual([true, 0]);
    expect(await signIn(testPassword)).toMatchObject({ status: 401, cookie: '' });
    expect((await signIn(own)).status).toBe(200);
    expect(await confirm({ token, password: testPassword })).toMatchObject({
      status: 400,
      body: { code: 'wrong_password' },
    });
  });

  it('A password that is being replaced at the same moment opens nothing afterwards', async () => {
    await call('POST', '/auth/request-password-reset', { email });
    const resetToken = await tokenOf('reset-password');
    const [confirmed, reset] = await Promise.all([
      confirm({ token, password: testPassword }),
      call('POST', '/auth/reset-password', { token: resetToken, password: own }),
    ]);
    expect([[200, 400].includes(confirmed.status), reset.status]).toEqual([true, 200]);
    await database().delete(signInAttempts);
    expect([(await signIn(testPassword)).status, (await signIn(own)).status]).toEqual([401, 200]);
  });

  it('After a day the link is too old; one of another kind is none, though we have signed it', async () => {
    const secret = await readSiteSecret(database(), 'auth');
    const tokenWith = (updateTo: string | undefined, seconds: number) =>
      createEmailVerificationToken(secret, email, updateTo, seconds);
    expect(await confirm({ token: await tokenWith(undefined, -1), password: testPassword })).toMatchObject({
      status: 410,
      body: { code: 'link_expired' },
    });
    expect(await confirm({ token: await tokenWith('other@example.org', 60), password: testPassword })).toMatchObject({
      status: 404,
      body: { code: 'link_unknown' },
    });
    expect(await isConfirmed()).toBe(false);
  });

  it('A link for an account that is gone is unknown, whatever the password', async () => {
    await database().delete(members).where(eq(members.email, email));
    expect(await confirm({ token, password: testPassword })).toMatchObject({
      status: 404,
      body: { code: 'link_unknown' },
    });
  });

  it('Of fifty right ones at once none fails on us', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => confirm({ token, password: testPassword }, `198.51.100.${index + 1}`)),
    );
    expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
    expect(await isConfirmed()).toBe(true);
  });
});

describe('guessing the password with the mail at hand', { timeout: 60_000 }, () => {
  const count = (answers: { status: number }[]) => {
    expect(answers.filter(({ status }) => ![400, 429].includes(status))).toEqual([]);
    return answers.filter(({ status }) => status === 400).length;
  };
  const guesses = (addressOf: (index: number) => string) =>
    Promise.all(
      Array.from({ length: 150 }, (_, index) => confirm({ token, password: `guess ${index}` }, addressOf(index))),
    );

  it('150 at once from one address: no more than eight are looked at', async () => {
    expect(count(await guesses(() => '198.51.100.1'))).toBeLessThanOrEqual(8);
  });

  it('150 at once from 100 addresses: no more than fifteen are looked at', async () => {
    expect(count(await guesses((index) => `198.51.100.${(index % 100) + 1}`))).toBeLessThanOrEqual(15);
  });

  it('Sign-in counts them too: the tries there are none in addition', async () => {
    const first = count(await guesses(() => '198.51.100.1'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('POST', '/auth/sign-in', { identifier: email, password: `guess ${index}` }, '', {
          remoteAddress: '198.51.100.1',
        }),
      ),
    );
    expect(first + answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(9);
  });

  it('Without a token that we signed no password is looked at, and nothing is counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => confirm({ token: `${token}a`, password: `guess ${index}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await database().$count(signInAttempts)).toBe(0);
    const [row] = await database()
      .select({ password: credentials.password })
      .from(credentials)
      .innerJoin(members, eq(members.id, credentials.userId))
      .where(eq(members.email, email));
    expect(row?.password).toMatch(/^\$argon2id/);
  });
});
