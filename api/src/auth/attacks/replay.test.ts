import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { credentials, members, sessions, verifications } from '../../database/member-tables.ts';
import { newRegistration, testPassword, type TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { signUp, call, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  mona = await signUp();
});
const tokens = async (email: string, kind: string) => {
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
  return mails.flatMap((mail) => (mail.kind === kind && mail.data && 'token' in mail.data ? [mail.data.token] : []));
};
const askReset = async () => {
  await call('POST', '/auth/request-password-reset', { email: mona.email });
  return (await tokens(mona.email, 'reset-password'))[0] ?? '';
};
let chosen = 0;
const reset = (token: string, password = `a new password ${(chosen += 1)}`) =>
  call('POST', '/auth/reset-password', { token, password });
const hash = async () =>
  (await database().select({ hash: credentials.password }).from(credentials).where(eq(credentials.userId, mona.id)))[0]
    ?.hash;

describe('links of mails, used again', () => {
  it('The link of a lost password works once', async () => {
    const token = await askReset();
    expect(await reset(token)).toMatchObject({ status: 200, cookie: '' });
    const after = await hash();
    expect(await reset(token)).toMatchObject({ status: 404, body: { code: 'link_unknown' } });
    expect(await hash()).toBe(after);
  });

  it('Of twenty uses at once one works', async () => {
    const token = await askReset();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('A link that was sent before works no more when another one has been used', async () => {
    const [first, second] = [await askReset(), await askReset()];
    expect(first).not.toBe(second);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(404);
  });

  it('After an hour it is too old', async () => {
    const token = await askReset();
    await database()
      .update(verifications)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(verifications.value, mona.id));
    expect([404, 410]).toContain((await reset(token)).status);
  });

  it('A change of the password ends links that were sent before', async () => {
    const token = await askReset();
    expect(
      (
        await call(
          'POST',
          '/account/password',
          { currentPassword: mona.password, newPassword: 'boats under the bridge' },
          mona.cookie,
        )
      ).status,
    ).toBe(200);
    expect((await reset(token)).status).toBe(404);
  });

  it('What is kept of it is of no use to who reads the database', async () => {
    const token = await askReset();
    const rows = await database().select().from(verifications).where(eq(verifications.value, mona.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { id, identifier, value } of rows)
      for (const token of [id, identifier, value]) expect((await reset(token)).status).toBe(404);
  });

  it('The link that confirms an address opens no session, first and later', async () => {
    const registration = newRegistration();
    await call('POST', '/auth/sign-up', registration);
    const [token = ''] = await tokens(registration.email, 'verify-email');
    for (let index = 0; index < 3; index++)
      expect(await call('POST', '/auth/verify-email', { token, password: testPassword })).toMatchObject({
        status: 200,
        cookie: '',
      });
    const [member] = await database().select().from(members).where(eq(members.email, registration.email));
    expect([member?.emailVerified, await database().$count(sessions, eq(sessions.userId, member?.id ?? ''))]).toEqual([
      true,
      0,
    ]);
  });

  it('It does not bring back who is gone, nor an address that was given up', async () => {
    const registration = newRegistration();
    await call('POST', '/auth/sign-up', registration);
    const [token = ''] = await tokens(registration.email, 'verify-email');
    await database().delete(members).where(eq(members.email, registration.email));
    expect(await call('POST', '/auth/verify-email', { token, password: testPassword })).toMatchObject({
      status: 404,
      body: { code: 'link_unknown' },
    });
  });

  it('One kind of link is not taken for another', async () => {
    const resetToken = await askReset();
    const registration = newRegistration();
    await call('POST', '/auth/sign-up', registration);
    const [verifyToken = ''] = await tokens(registration.email, 'verify-email');
    expect((await call('POST', '/auth/verify-email', { token: resetToken, password: testPassword })).status).toBe(404);
    expect((await reset(verifyToken)).status).toBe(404);
    const confirm = async (token: string) => (await call('POST', '/newsletter/confirmations', { token })).status;
    // A token that confirms an address is longer than any of the newsletter, so it is refused before it is looked up.
    expect([await confirm(resetToken), await confirm(verifyToken)]).toEqual([404, 400]);
  });

  it('A verification link with another address in it, or signed by nobody, is unknown', async () => {
    const registration = newRegistration();
    await call('POST', '/auth/sign-up', registration);
    const [token = ''] = await tokens(registration.email, 'verify-email');
    const [head = '', , signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      email: mona.email,
      updateTo: registration.email,
      requestType: 'change-email-verification',
      exp: 4_000_000_000,
    };
    for (const forged of [
      `${head}.${encode(claims)}.${signature}`,
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.AAAA`,
      `${token}a`,
    ]) {
      expect(await call('POST', '/auth/verify-email', { token: forged, password: testPassword })).toMatchObject({
        status: 404,
        cookie: '',
      });
    }
    expect(await database().$count(members, eq(members.email, mona.email))).toBe(1);
  });
});
