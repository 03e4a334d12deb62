import { eq, sql } from 'drizzle-orm';
import { devicesSchema } from '@sahra/shared/schemas/members';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../database/member-tables.ts';
import { useMembers } from '../testing/member-calls.ts';

const { app, signUp, signIn, call, database } = useMembers();
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
let mona: Awaited<ReturnType<typeof signUp>>;
let phone: string;
beforeEach(async () => {
  mona = await signUp();
  phone = await signIn(mona, { userAgent: firefox, remoteAddress: '203.0.113.77' });
});
const devices = async (cookie = mona.cookie) =>
  devicesSchema.parse((await call('GET', '/account/devices', undefined, cookie)).body).items;
const remove = (id: string, cookie = mona.cookie) => call('DELETE', `/account/devices/${id}`, undefined, cookie);
const isSignedIn = async (cookie: string) =>
  JSON.stringify((await call('GET', '/auth/session', undefined, cookie)).body).includes(mona.id);

describe('devices', () => {
  it('Member sees where they are signed in, this device first', async () => {
    expect(await devices()).toMatchObject([
      { isCurrent: true },
      {
        isCurrent: false,
        browser: 'Firefox',
        system: 'Android',
        network: '203.0.113.0/24',
        signedInAt: expect.any(String) as string,
        lastSeenAt: expect.any(String) as string,
      },
    ]);
    expect(await devices(phone)).toMatchObject([{ isCurrent: true, browser: 'Firefox' }, { isCurrent: false }]);
  });

  it('Nothing of what is told opens a session', async () => {
    const { body } = await app().get('/api/account/devices', { cookie: mona.cookie });
    for (const { token } of await database().select().from(sessions).where(eq(sessions.userId, mona.id)))
      expect(JSON.stringify(body)).not.toContain(token);
  });

  it('Member signs the other device out: at its next call it is nobody', async () => {
    const [, other] = await devices();
    expect(await remove(other?.id ?? '')).toMatchObject({ status: 200, body: { status: 'signed_out' } });
    expect([await isSignedIn(mona.cookie), await isSignedIn(phone)]).toEqual([true, false]);
    expect((await remove(other?.id ?? '')).status).toBe(404);
  });

  it('Member signs this device out: the cookie is taken back', async () => {
    const [own] = await devices();
    const answer = await app().inject({
      method: 'DELETE',
      url: `/api/account/devices/${own?.id}`,
      headers: { cookie: mona.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.statusCode, answer.cookies.some(({ value, maxAge }) => value === '' && maxAge === 0)]).toEqual([
      200,
      true,
    ]);
    expect([await isSignedIn(mona.cookie), await isSignedIn(phone)]).toEqual([false, true]);
  });

  it('Member signs all others out', async () => {
    const third = await signIn(mona);
    expect(await call('DELETE', '/account/devices', undefined, mona.cookie)).toMatchObject({
      status: 200,
      body: { status: 'signed_out' },
    });
    expect([await isSignedIn(mona.cookie), await isSignedIn(phone), await isSignedIn(third)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await devices()).toMatchObject([{ isCurrent: true }]);
  });

  it('Some time after the sign-in another device, and all others, are signed out only with the password', async () => {
    await database()
      .update(sessions)
      .set({ elevatedUntil: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, mona.id));
    const [, other] = await devices();
    const asked = { status: 403, body: { code: 'elevation_required' } };
    expect(await remove(other?.id ?? '')).toMatchObject(asked);
    expect(await remove('00000000-0000-4000-8000-000000000000'), 'what is there is not told either').toMatchObject(
      asked,
    );
    expect(await call('DELETE', '/account/devices', undefined, mona.cookie)).toMatchObject(asked);
    expect(await isSignedIn(phone)).toBe(true);
    const { cookie } = await call('POST', '/auth/elevate', { password: mona.password }, mona.cookie);
    expect((await remove(other?.id ?? '', cookie)).status).toBe(200);
    expect([await isSignedIn(cookie), await isSignedIn(phone)]).toEqual([true, false]);
  });

  it('This device is signed out without it', async () => {
    await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
    const [own] = await devices();
    expect((await remove(own?.id ?? '')).status).toBe(200);
    expect([await isSignedIn(mona.cookie), await isSignedIn(phone)]).toEqual([false, true]);
  });

  it('Another member’s device is not there', async () => {
    const karim = await signUp();
    const [own] = await devices();
    const [foreign, unknown] = [
      await remove(own?.id ?? '', karim.cookie),
      await remove('00000000-0000-4000-8000-000000000000', karim.cookie),
    ];
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(404);
    expect(await isSignedIn(mona.cookie)).toBe(true);
    expect((await devices(karim.cookie)).map(({ id }) => id)).not.toContain(own?.id);
  });

  it('A session that has ended is no device', async () => {
    const [, other] = await devices();
    await database()
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.id, other?.id ?? ''));
    expect(await devices()).toHaveLength(1);
  });

  it.each(["' or '1'='1", '..%2f..', '%2e%2e', 'a'.repeat(100), '[object Object]', '-1'])(
    '%s is no device',
    async (id) => {
      expect((await remove(encodeURIComponent(decodeURIComponent(id)))).status).toBe(404);
      expect(await devices()).toHaveLength(2);
    },
  );

  it('What a browser calls itself is text', async () => {
    const strange = await signIn(mona, { userAgent: `<script>alert(1)</script>${'x'.repeat(5000)}` });
    expect((await devices(strange))[0]).toMatchObject({ isCurrent: true, browser: null, system: null });
  });

  it('A visitor is asked to sign in', async () => {
    for (const [method, path] of [
      ['GET', '/account/devices'],
      ['DELETE', '/account/devices'],
      ['DELETE', '/account/devices/1'],
    ] as const)
      expect((await call(method, path)).status).toBe(401);
  });
});
