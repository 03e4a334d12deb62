import type { Profiles } from '@sahra/shared/schemas/profiles';
import { describe, expect, it } from 'vitest';
import { signInAttempts } from '../database/limit-tables.ts';
import { signInTo, type TestMember } from '../testing/member.ts';
import { choose, pin, useChildren } from './testing/use-children.ts';

const { app, database, withChild } = useChildren();

describe('leaving a children’s profile', () => {
  it('takes its PIN, in digits of any script, or the password of the member', async () => {
    const { member, child: own } = await withChild('12');
    expect((await choose(member, 0)).body).toMatchObject({ code: 'profile_locked' });
    expect((await choose(member, 0, { pin: '1111' })).body).toMatchObject({
      code: 'wrong_pin',
      fields: { pin: 'is not right' },
    });
    expect((await choose(member, 0, { password: 'not the password' })).body).toMatchObject({ code: 'wrong_password' });
    expect((await choose(member, 0, { pin: '٢٤٦٨' })).body).toMatchObject({ current: 0, isLocked: false });
    await choose(member, own.id);
    expect((await choose(member, 0, { password: member.password })).body).toMatchObject({ current: 0 });
    // The forgotten PIN is set anew from there.
    const { id, ...change } = own;
    await member.send('PUT', `/api/account/profiles/${id}`, { ...change, pin: '987654' });
    await choose(member, id);
    expect((await choose(member, 0, { pin })).body).toMatchObject({ code: 'wrong_pin' });
    expect((await choose(member, 0, { pin: '987654' })).body).toMatchObject({ current: 0 });
  });

  it('is tried four times, then later and later, also at the same moment; the right PIN waits like a wrong one', async () => {
    const { member } = await withChild();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await choose(member, 0, { pin: '0000' })).status),
    );
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    // Long enough for a busy machine: the first waits are of one and two seconds.
    await database()
      .update(signInAttempts)
      .set({ blockedUntil: new Date(Date.now() + 3_600_000) });
    expect(await choose(member, 0, { pin })).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    await database().update(signInAttempts).set({ blockedUntil: new Date() });
    expect((await choose(member, 0, { pin })).body).toMatchObject({ current: 0 });
  });

  it('is no way into another profile without it, nor out of the account', async () => {
    const { member, child: own } = await withChild();
    const other = await choose(member, 999_999_999);
    expect(other.status).toBe(404);
    expect((await member.send('DELETE', `/api/account/profiles/${own.id}`)).body).toMatchObject({
      code: 'profile_locked',
    });
    expect((await member.send('POST', '/api/auth/sign-out', { everywhere: false })).body).toMatchObject({
      code: 'profile_locked',
    });
    expect(((await member.send('GET', '/api/account/profiles')).body as Profiles).isLocked).toBe(true);
  });

  it('is no consequence of its deletion: where a child watched, nobody is signed in any more', async () => {
    const { member, child: own } = await withChild();
    const elsewhere = await signUpElsewhere(member);
    expect((await elsewhere.send('DELETE', `/api/account/profiles/${own.id}`)).status).toBe(200);
    expect((await app().get('/api/auth/session', { cookie: member.cookie })).body).toEqual({ member: null });
  });
});

/** A second device of a member, on which they watch themselves. */
async function signUpElsewhere(member: TestMember) {
  const { cookie } = await signInTo(app(), member.username);
  const send = async (method: 'DELETE', url: string) =>
    (await app().inject({ method, url, headers: { cookie, 'sec-fetch-site': 'same-origin' } })).statusCode;
  return { send: async (method: 'DELETE', url: string) => ({ status: await send(method, url) }) };
}
