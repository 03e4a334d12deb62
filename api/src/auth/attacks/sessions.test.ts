import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { members, sessions } from '../../database/member-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { app, signUp, call, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  mona = await signUp();
});
const whoIs = async (cookie: string) => {
  const answer = await app().inject({ url: '/api/auth/session', headers: { cookie } });
  return { status: answer.statusCode, member: answer.json<{ member: { id: string } | null }>().member };
};
const nobody = { status: 200, member: null };
const signInWith = (cookie: string, member = mona) => call('POST', '/auth/sign-in', { identifier: member.email, password: member.password }, cookie);
const nameOf = () => mona.cookie.slice(0, mona.cookie.indexOf('='));
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
const rowsOf = (id = mona.id) => database().select().from(sessions).where(eq(sessions.userId, id));

describe('planted sessions', () => {
  it('A made-up cookie in the victim’s browser never becomes his session', async () => {
    const planted = `${nameOf()}=planted-by-somebody.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D`;
    const { cookie } = await signInWith(planted);
    expect(cookie).not.toContain('planted-by-somebody');
    expect(await whoIs(planted)).toEqual(nobody);
    expect((await whoIs(cookie)).member?.id).toBe(mona.id);
  });

  it('The attacker’s own session in the victim’s browser ends with the sign-in, and the victim gets a new one', async () => {
    const attacker = await signUp();
    const { cookie } = await signInWith(attacker.cookie);
    expect(cookie).not.toBe(attacker.cookie);
    expect(await whoIs(attacker.cookie)).toEqual(nobody);
    expect((await whoIs(cookie)).member?.id).toBe(mona.id);
  });

  it('Each sign-in makes a new session, and ends the one before of this browser', async () => {
    const { cookie } = await signInWith(mona.cookie);
    expect(cookie).not.toBe(mona.cookie);
    expect(await whoIs(mona.cookie)).toEqual(nobody);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('A session that came with an address or a body is none', async () => {
    const [row] = await rowsOf();
    for (const url of [`/api/auth/session?token=${row?.token}`, `/api/auth/session?sessionToken=${row?.token}`]) expect((await app().get(url)).body).toEqual({ member: null });
    expect((await app().get('/api/auth/session', { authorization: `Bearer ${row?.token}`, 'x-session-token': row?.token ?? '' })).body).toEqual({ member: null });
  });
});

describe('the password, given once more', { timeout: 30_000 }, () => {
  const elevate = (cookie = mona.cookie, password = mona.password) => call('POST', '/auth/elevate', { password }, cookie);

  it('The session gets a new token, the one before opens nothing at once, and the device is the same', async () => {
    const [before] = await rowsOf();
    const { status, cookie } = await elevate();
    expect([status, cookie.startsWith(`${nameOf()}=`), cookie === mona.cookie]).toEqual([200, true, false]);
    expect(await whoIs(mona.cookie)).toEqual(nobody);
    expect((await whoIs(cookie)).member?.id).toBe(mona.id);
    const [after, ...others] = await rowsOf();
    expect([after, others]).toEqual([{ ...before, token: expect.any(String) as string, updatedAt: expect.any(Date) as Date, elevatedUntil: expect.any(Date) as Date }, []]);
    expect([after?.token === before?.token, after?.token.length]).toEqual([false, 32]);
    expect(await call('GET', '/account/devices', undefined, cookie)).toMatchObject({ body: { items: [{ id: before?.id, isCurrent: true }] } });
  });

  it('What is dangerous is open to the new token alone', async () => {
    await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
    expect(await call('GET', '/account/export', undefined, mona.cookie)).toMatchObject({ status: 403, body: { code: 'elevation_required' } });
    const { cookie } = await elevate();
    expect((await call('GET', '/account/export', undefined, mona.cookie)).status).toBe(401);
    expect((await call('GET', '/account/export', undefined, cookie)).status).toBe(200);
  });

  it('A wrong password leaves the session as it is', async () => {
    const before = await rowsOf();
    expect(await elevate(mona.cookie, 'not the password')).toMatchObject({ status: 400, cookie: '' });
    expect(await rowsOf()).toEqual(before);
  });

  it('A session that ends with the browser goes on to do so', async () => {
    const { cookie } = await call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password, isRemembered: false });
    const answer = await app().inject({ method: 'POST', url: '/api/auth/elevate', payload: { password: mona.password }, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect([answer.statusCode, answer.cookies.map(({ maxAge, expires }) => [maxAge, expires])]).toEqual([200, [[undefined, undefined], [undefined, undefined]]]);
  });

  it('Of ten at once one renews it: there is one session, and its newest token opens it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => elevate()));
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
    const renewed = answers.filter(({ status }) => status === 200);
    expect(renewed.length).toBeGreaterThan(0);
    const alive = await Promise.all(renewed.map(async ({ cookie }) => (await whoIs(cookie)).member?.id === mona.id));
    expect([alive.filter(Boolean).length, (await rowsOf()).length]).toEqual([1, 1]);
  });

  it('What was under way with the token before does not take the new one from the browser', async () => {
    await elevate();
    for (const [method, path] of [['PUT', '/account/details'], ['POST', '/auth/elevate'], ['DELETE', '/account/devices']] as const) {
      expect(await call(method, path, method === 'DELETE' ? undefined : { password: mona.password }, mona.cookie), path).toMatchObject({ status: expect.any(Number) as number, cookie: '' });
    }
    const answer = await app().inject({ url: '/api/auth/session', headers: { cookie: mona.cookie } });
    expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge]), 'who asks for it is told that it is over').toContainEqual([nameOf(), 0]);
  });
});

describe('cookies that were worked on', () => {
  it('No change of a single character of it is a session', async () => {
    const value = valueOf(mona.cookie);
    for (let index = 0; index < value.length; index += 3) {
      const letter = value[index] === 'A' ? 'B' : 'A';
      const forged = `${nameOf()}=${value.slice(0, index)}${letter}${value.slice(index + 1)}`;
      expect([await whoIs(forged), forged.length]).toEqual([nobody, mona.cookie.length]);
    }
  });

  it('Tokens without a signature, with that of another, with words of the database: none is a session', async () => {
    const karim = await signUp();
    const [token, signature] = decodeURIComponent(valueOf(mona.cookie)).split('.');
    const [otherToken, otherSignature] = decodeURIComponent(valueOf(karim.cookie)).split('.');
    const [row] = await rowsOf();
    const values = [token, `${token}.`, `${token}.${otherSignature}`, `${otherToken}.${signature}`, `.${signature}`, row?.token, row?.id, mona.id, `${row?.token}.${row?.token}`, '', 'null', 'undefined', "' or '1'='1", 'a'.repeat(10_000), '%00', '%E0%A4%A', '🙂'];
    for (const value of values) {
      for (const written of [value, encodeURIComponent(value ?? '')]) expect(await whoIs(`${nameOf()}=${written}`), String(value)).toEqual(nobody);
    }
  });

  it('The cookie under names that are not its own is no session', async () => {
    const value = valueOf(mona.cookie);
    for (const name of [nameOf().replace('__Host-', ''), nameOf().replace('__Host-', '__Secure-'), 'better-auth.session_token', '__Secure-better-auth.session_token', nameOf().toUpperCase()]) expect(await whoIs(`${name}=${value}`), name).toEqual(nobody);
  });

  it('It is the browser’s alone: no script reads it, no other site has it sent, nothing but TLS carries it', async () => {
    const answer = await app().inject({ method: 'POST', url: '/api/auth/sign-in', payload: { identifier: mona.email, password: mona.password } });
    const session = answer.cookies.find(({ name }) => name === nameOf());
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect([session?.name.startsWith('__Host-'), session?.domain]).toEqual([true, undefined]);
  });
});

describe('sessions that are over', () => {
  const end = (set: Record<string, unknown>) => database().update(sessions).set(set).where(eq(sessions.userId, mona.id));
  it.each<[string, () => Promise<unknown>]>([
    ['has expired', () => end({ expiresAt: sql`now() - interval '1 second'` })],
    ['is 30 days old, however often it was used', () => end({ createdAt: sql`now() - interval '30 days 1 second'`, updatedAt: sql`now()` })],
    ['was signed out', () => call('POST', '/auth/sign-out', { everywhere: false }, mona.cookie)],
    ['was signed out everywhere', async () => call('POST', '/auth/sign-out', { everywhere: true }, (await signInWith('')).cookie)],
    ['is of a member who was blocked', () => database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id))],
    ['is of a member who is gone', () => database().delete(members).where(eq(members.id, mona.id))],
  ])('One that %s opens nothing', async (_, over) => {
    await over();
    expect(await whoIs(mona.cookie)).toEqual(nobody);
    for (const [method, path] of [['GET', '/account'], ['GET', '/account/devices'], ['POST', '/account/playlists'], ['DELETE', '/account']] as const) {
      expect(await call(method, path, method === 'POST' ? { name: 'a', privacy: 'private' } : undefined, mona.cookie), path).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    }
  });

  it('A blocked member cannot sign in; only who knows his password is told why', async () => {
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
    expect(await signInWith('')).toMatchObject({ status: 403, body: { code: 'member_blocked' }, cookie: '' });
    expect(await call('POST', '/auth/sign-in', { identifier: mona.email, password: 'not the password' })).toMatchObject({ status: 401, cookie: '' });
  });

  it('A blocked member does not get in by a lost password either', async () => {
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
    await call('POST', '/auth/request-password-reset', { email: mona.email });
    expect(await signInWith('')).toMatchObject({ status: 403, cookie: '' });
    expect(await rowsOf()).toHaveLength(1);
    expect(await whoIs(mona.cookie)).toEqual(nobody);
  });
});

describe('how many at once', { timeout: 60_000 }, () => {
  const most = 20;
  const older = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  /** Sessions that were used last so many minutes ago. */
  const store = (memberId: string, ages: number[]) =>
    database().insert(sessions).values(ages.map((age) => ({ id: `${memberId} ${age}`, token: `${memberId} ${age}`, userId: memberId, expiresAt: new Date(Date.now() + 3_600_000), createdAt: older(100_000), updatedAt: older(age) })));

  it('The 21st ends the one that was used least lately, and no other', async () => {
    await store(mona.id, Array.from({ length: most - 1 }, (_, index) => 60 + index));
    expect(await rowsOf()).toHaveLength(most);
    const { cookie } = await signInWith('');
    const ids = (await rowsOf()).map(({ id }) => id);
    expect([ids.length, ids.includes(`${mona.id} ${60 + most - 2}`), ids.includes(`${mona.id} ${60 + most - 3}`)]).toEqual([most, false, true]);
    for (const own of [mona.cookie, cookie]) expect((await whoIs(own)).member?.id).toBe(mona.id);
  });

  it('Others keep theirs; what has expired counts for nothing', async () => {
    const karim = await signUp();
    await store(karim.id, [60, 61]);
    await store(mona.id, Array.from({ length: most - 1 }, (_, index) => 60 + index));
    await database().update(sessions).set({ expiresAt: older(1), updatedAt: new Date() }).where(eq(sessions.id, `${mona.id} 60`));
    await signInWith('');
    const ids = (await rowsOf()).map(({ id }) => id);
    expect(ids).toContain(`${mona.id} ${60 + most - 2}`);
    expect(await rowsOf(karim.id)).toHaveLength(3);
  });

  it('Thirty sign-ins at once leave twenty, and none fails', async () => {
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password }, '', { remoteAddress: `198.51.100.${index + 1}` })));
      expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
      await database().delete(signInAttempts);
    }
    expect(await rowsOf()).toHaveLength(most);
  });
});
