import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { sessions } from '../../database/member-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { app, signUp, call, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  mona = await signUp();
});
const memberOf = async (cookie: string) =>
  ((await call('GET', '/auth/session', undefined, cookie)).body as { member: { id: string } | null }).member;
const nameOf = () => mona.cookie.slice(0, mona.cookie.indexOf('='));
const rowsOf = () => database().select().from(sessions).where(eq(sessions.userId, mona.id));

describe('the password, given once more', { timeout: 30_000 }, () => {
  const elevate = (cookie = mona.cookie, password = mona.password) =>
    call('POST', '/auth/elevate', { password }, cookie);

  it('The session gets a new token, the one before opens nothing at once, and the device is the same', async () => {
    const [before] = await rowsOf();
    const { status, cookie } = await elevate();
    expect([status, cookie.startsWith(`${nameOf()}=`), cookie === mona.cookie]).toEqual([200, true, false]);
    expect(await memberOf(mona.cookie)).toBeNull();
    expect((await memberOf(cookie))?.id).toBe(mona.id);
    const [after, ...others] = await rowsOf();
    expect([after, others]).toEqual([
      {
        ...before,
        token: expect.any(String) as string,
        updatedAt: expect.any(Date) as Date,
        elevatedUntil: expect.any(Date) as Date,
      },
      [],
    ]);
    expect([after?.token === before?.token, after?.token.length]).toEqual([false, 32]);
    expect(await call('GET', '/account/devices', undefined, cookie)).toMatchObject({
      body: { items: [{ id: before?.id, isCurrent: true }] },
    });
  });

  it('What is dangerous is open to the new token alone', async () => {
    await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
    expect(await call('GET', '/account/export', undefined, mona.cookie)).toMatchObject({
      status: 403,
      body: { code: 'elevation_required' },
    });
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
    const { cookie } = await call('POST', '/auth/sign-in', {
      identifier: mona.email,
      password: mona.password,
      isRemembered: false,
    });
    const answer = await app().inject({
      method: 'POST',
      url: '/api/auth/elevate',
      payload: { password: mona.password },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.statusCode, answer.cookies.map(({ maxAge, expires }) => [maxAge, expires])]).toEqual([
      200,
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ]);
  });

  it('Of ten at once one renews it: there is one session, and its newest token opens it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => elevate()));
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
    const renewed = answers.filter(({ status }) => status === 200);
    expect(renewed.length).toBeGreaterThan(0);
    const alive = await Promise.all(renewed.map(async ({ cookie }) => (await memberOf(cookie))?.id === mona.id));
    expect([alive.filter(Boolean).length, (await rowsOf()).length]).toEqual([1, 1]);
  });

  it('What was under way with the token before does not take the new one from the browser', async () => {
    await elevate();
    for (const [method, path] of [
      ['PUT', '/account/details'],
      ['POST', '/auth/elevate'],
      ['DELETE', '/account/devices'],
    ] as const) {
      expect(
        await call(method, path, method === 'DELETE' ? undefined : { password: mona.password }, mona.cookie),
        path,
      ).toMatchObject({ status: expect.any(Number) as number, cookie: '' });
    }
    const answer = await app().inject({ url: '/api/auth/session', headers: { cookie: mona.cookie } });
    expect(
      answer.cookies.map(({ name, maxAge }) => [name, maxAge]),
      'the one who asks for it loses the cookie',
    ).toContainEqual([nameOf(), 0]);
  });
});
