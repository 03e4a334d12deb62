import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { credentials, sessions } from '../database/member-tables.ts';
import { useMembers } from '../testing/member-calls.ts';

const { signUp, signIn, call, database } = useMembers();
let mona: Awaited<ReturnType<typeof signUp>>;
beforeEach(async () => {
  mona = await signUp();
});
const newPassword = 'قهوة الصباح على السطح ☕';
const change = (payload: object, cookie = mona.cookie) => call('POST', '/account/password', payload, cookie);
const hashOf = async () =>
  (await database().select({ hash: credentials.password }).from(credentials).where(eq(credentials.userId, mona.id)))[0]
    ?.hash;
const memberOf = async (cookie: string) => (await call('GET', '/auth/session', undefined, cookie)).body;

describe('a change of the password', () => {
  it('Member changes it: this browser gets a new session, all others are signed out, a mail tells of it', async () => {
    const other = await signIn(mona);
    const { status, body, cookie } = await change({ currentPassword: mona.password, newPassword });
    expect([status, body]).toEqual([200, { status: 'password_changed' }]);
    expect(cookie).toBeTruthy();
    expect(cookie).not.toBe(mona.cookie);
    expect(await memberOf(cookie)).toMatchObject({ member: { id: mona.id } });
    for (const old of [mona.cookie, other]) expect(await memberOf(old)).toEqual({ member: null });
    expect((await call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password })).status).toBe(401);
    expect((await call('POST', '/auth/sign-in', { identifier: mona.email, password: newPassword })).status).toBe(200);
    expect(
      await database()
        .select({ kind: outbox.kind, data: outbox.data })
        .from(outbox)
        .where(eq(outbox.recipient, mona.email)),
    ).toContainEqual({ kind: 'password-changed', data: {} });
  });

  it('No answer holds a token', async () => {
    const { body } = await change({ currentPassword: mona.password, newPassword });
    const [row] = await database().select().from(sessions).where(eq(sessions.userId, mona.id));
    expect(JSON.stringify(body)).not.toContain(row?.token);
  });

  it.each<[string, object, number, string, string]>([
    [
      'another password than theirs',
      { currentPassword: 'not my password', newPassword },
      400,
      'wrong_password',
      'currentPassword',
    ],
    ['none', { newPassword }, 400, 'invalid_request', 'currentPassword'],
    ['an empty one', { currentPassword: '', newPassword }, 400, 'invalid_request', 'currentPassword'],
    ['an object', { currentPassword: { $ne: '' }, newPassword }, 400, 'invalid_request', 'currentPassword'],
    ['a list', { currentPassword: ['x'], newPassword }, 400, 'invalid_request', 'currentPassword'],
  ])('%s as the current one: refused, everything stays', async (_, payload, status, code, field) => {
    const before = await hashOf();
    expect(await change(payload)).toMatchObject({
      status,
      body: { code, fields: { [field]: expect.any(String) as string } },
    });
    expect(await hashOf()).toBe(before);
    expect(await memberOf(mona.cookie)).toMatchObject({ member: { id: mona.id } });
  });

  it.each<[string, unknown, string]>([
    ['a short one', 'short', 'invalid_request'],
    ['one that everybody tries', 'password123', 'password_too_common'],
    ['129 characters', 'a'.repeat(129), 'invalid_request'],
    ['a number', 12345678, 'invalid_request'],
    ['nothing', undefined, 'invalid_request'],
  ])('%s as the new one: refused, everything stays', async (_, typed, code) => {
    const before = await hashOf();
    expect(await change({ currentPassword: mona.password, newPassword: typed })).toMatchObject({
      status: 400,
      body: { code, fields: { newPassword: expect.any(String) as string } },
    });
    expect(await hashOf()).toBe(before);
  });

  it('Their own name is no password', async () => {
    expect(await change({ currentPassword: mona.password, newPassword: `${mona.username}12` })).toMatchObject({
      status: 400,
      body: { code: 'password_too_common' },
    });
  });

  it('Somebody at an open browser cannot try passwords: after a few they have to wait, and the right one waits too', async () => {
    const tries = [];
    for (let count = 0; count < 7; count++)
      tries.push((await change({ currentPassword: `wrong ${count}`, newPassword })).status);
    expect(tries.slice(0, 4)).toEqual([400, 400, 400, 400]);
    expect(tries.slice(-1)).toEqual([429]);
    expect((await change({ currentPassword: mona.password, newPassword })).status).toBe(429);
  });

  it('Of ten changes at once none fails, and one password remains', async () => {
    const typed = Array.from({ length: 10 }, (_, index) => `${newPassword} ${index}`);
    const answers = await Promise.all(
      typed.map((password) => change({ currentPassword: mona.password, newPassword: password })),
    );
    for (const { status } of answers) expect([200, 400, 401, 429]).toContain(status);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });

  it('A visitor is asked to sign in', async () => {
    expect(await change({ currentPassword: mona.password, newPassword }, '')).toMatchObject({
      status: 401,
      body: { code: 'sign_in_required' },
    });
  });
});
