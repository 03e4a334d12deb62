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
const signInWith = (cookie: string, member = mona) =>
  call('POST', '/auth/sign-in', { identifier: member.email, password: member.password }, cookie);
const nameOf = () => mona.cookie.slice(0, mona.cookie.indexOf('='));
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
const rowsOf = (id = mona.id) => database().select().from(sessions).where(eq(sessions.userId, id));

describe('planted sessions', () => {
  it('A made-up cookie in the victim’s browser never becomes their session', async () => {
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
    for (const url of [`/api/auth/session?token=${row?.token}`, `/api/auth/session?sessionToken=${row?.token}`])
      expect((await app().get(url)).body).toEqual({ member: null });
    expect(
      (
        await app().get('/api/auth/session', {
          authorization: `Bearer ${row?.token}`,
          'x-session-token': row?.token ?? '',
        })
      ).body,
    ).toEqual({ member: null });
  });
});

describe('cookies that were worked on', () => {
  it('No change of a single character of it is a session', async () => {
    const value = valueOf(mona.cookie);
    for (let index = 0; index < value.length; index += 3) {
      // The last two bits of the signature's last letter say nothing in base64: A and B would be the same signature there, A and Q are not.
      const letter = value[index] === 'A' ? 'Q' : 'A';
      const forged = `${nameOf()}=${value.slice(0, index)}${letter}${value.slice(index + 1)}`;
      expect([await whoIs(forged), forged.length]).toEqual([nobody, mona.cookie.length]);
    }
  });

  it('Tokens without a signature, with that of another, with values of the database: none is a session', async () => {
    const karim = await signUp();
    const [token, signature] = decodeURIComponent(valueOf(mona.cookie)).split('.');
    const [otherToken, otherSignature] = decodeURIComponent(valueOf(karim.cookie)).split('.');
    const [row] = await rowsOf();
    const values = [
      token,
      `${token}.`,
      `${token}.${otherSignature}`,
      `${otherToken}.${signature}`,
      `.${signature}`,
      row?.token,
      row?.id,
      mona.id,
      `${row?.token}.${row?.token}`,
      '',
      'null',
      'undefined',
      "' or '1'='1",
      'a'.repeat(10_000),
      '%00',
      '%E0%A4%A',
      '🙂',
    ];
    for (const value of values) {
      for (const written of [value, encodeURIComponent(value ?? '')])
        expect(await whoIs(`${nameOf()}=${written}`), String(value)).toEqual(nobody);
    }
  });

  it('The cookie under names that are not its own is no session', async () => {
    const value = valueOf(mona.cookie);
    for (const name of [
      nameOf().replace('__Host-', ''),
      nameOf().replace('__Host-', '__Secure-'),
      'better-auth.session_token',
      '__Secure-better-auth.session_token',
      nameOf().toUpperCase(),
    ])
      expect(await whoIs(`${name}=${value}`), name).toEqual(nobody);
  });

  it('It is the browser’s alone: no script reads it, no other site has it sent, nothing but TLS carries it', async () => {
    const answer = await app().inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { identifier: mona.email, password: mona.password },
    });
    const session = answer.cookies.find(({ name }) => name === nameOf());
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect([session?.name.startsWith('__Host-'), session?.domain]).toEqual([true, undefined]);
  });
});

describe('sessions that are over', () => {
  const end = (set: Record<string, unknown>) =>
    database().update(sessions).set(set).where(eq(sessions.userId, mona.id));
  it.each<[string, () => Promise<unknown>]>([
    ['has expired', () => end({ expiresAt: sql`now() - interval '1 second'` })],
    [
      'is 30 days old, however often it was used',
      () => end({ createdAt: sql`now() - interval '30 days 1 second'`, updatedAt: sql`now()` }),
    ],
    ['was signed out', () => call('POST', '/auth/sign-out', { everywhere: false }, mona.cookie)],
    [
      'was signed out everywhere',
      async () => call('POST', '/auth/sign-out', { everywhere: true }, (await signInWith('')).cookie),
    ],
    [
      'is of a member who was blocked',
      () => database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id)),
    ],
    ['is of a member who is gone', () => database().delete(members).where(eq(members.id, mona.id))],
  ])('One that %s opens nothing', async (_, over) => {
    await over();
    expect(await whoIs(mona.cookie)).toEqual(nobody);
    for (const [method, path] of [
      ['GET', '/account'],
      ['GET', '/account/devices'],
      ['POST', '/account/playlists'],
      ['DELETE', '/account'],
    ] as const) {
      expect(
        await call(method, path, method === 'POST' ? { name: 'a', privacy: 'private' } : undefined, mona.cookie),
        path,
      ).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    }
  });

  it('A blocked member cannot sign in; only those who know the password learn why', async () => {
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
    expect(await signInWith('')).toMatchObject({ status: 403, body: { code: 'member_blocked' }, cookie: '' });
    expect(await call('POST', '/auth/sign-in', { identifier: mona.email, password: 'not the password' })).toMatchObject(
      { status: 401, cookie: '' },
    );
  });

  it('A blocked member does not get in by a lost password either', async () => {
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
    await call('POST', '/auth/request-password-reset', { email: mona.email });
    expect(await signInWith('')).toMatchObject({ status: 403, cookie: '' });
    expect(await rowsOf()).toHaveLength(1);
    expect(await whoIs(mona.cookie)).toEqual(nobody);
  });
});
