import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { members, sessions } from '../../database/member-tables.ts';
import { newRegistration, type TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { app, signUp, database } = useMembers();
let known: TestMember;
let unconfirmed: { email: string; username: string };
let asking: TestMember;
let count = 0;
const nobody = () => `nobody${(count += 1)}@example.org`;

beforeAll(async () => {
  known = await signUp();
  asking = await signUp();
  unconfirmed = newRegistration();
  await app().inject({ method: 'POST', url: '/api/auth/sign-up', payload: unconfirmed });
});
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
});

/** All that the one who asks can see of an answer. */
async function ask(path: string, payload: object, cookie = '') {
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  const answer = await app().inject({ method: 'POST', url: `/api${path}`, payload, headers });
  const names = Object.keys(answer.headers).sort();
  return {
    status: answer.statusCode,
    body: answer.body,
    names,
    length: answer.headers['content-length'],
    cookies: answer.cookies,
  };
}
const register = (email: string, more: Record<string, unknown> = {}) =>
  ask('/auth/sign-up', newRegistration({ email, ...more }));

describe('who is registered, by the text of answers', () => {
  it.each([
    ['an address', () => known.email, nobody],
    ['an address that was never confirmed', () => unconfirmed.email, nobody],
    ['a username', () => known.username, () => `nobody${(count += 1)}`.replace(/[01]/g, 'a')],
    ['an address in capitals', () => known.email.toUpperCase(), () => nobody().toUpperCase()],
  ])('Sign-in with %s and a wrong password answers as for nobody', async (_, existing, missing) => {
    const there = await ask('/auth/sign-in', { identifier: existing(), password: 'not the password' });
    expect(there).toEqual(await ask('/auth/sign-in', { identifier: missing(), password: 'not the password' }));
    expect(there.status).toBe(401);
  });

  it('Sign-in of a blocked member with a wrong password answers as for nobody', async () => {
    const blocked = await signUp();
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, blocked.id));
    expect(await ask('/auth/sign-in', { identifier: blocked.email, password: 'not the password' })).toEqual(
      await ask('/auth/sign-in', { identifier: nobody(), password: 'not the password' }),
    );
  });

  it.each([
    ['confirmed', () => known.email],
    ['never confirmed', () => unconfirmed.email],
  ])(
    'Registration, lost password and a new link answer for an address that is %s as for a new one',
    async (_, email) => {
      expect(await register(email())).toEqual(await register(nobody()));
      for (const path of ['/auth/request-password-reset', '/auth/send-verification-email']) {
        const there = await ask(path, { email: email() });
        expect(there).toEqual(await ask(path, { email: nobody() }));
        expect(there.status).toBe(202);
      }
    },
  );

  it('A change of one’s address answers for one that somebody has as for a free one', async () => {
    const there = await ask('/account/email', { email: known.email }, asking.cookie);
    expect(there).toEqual(await ask('/account/email', { email: nobody() }, asking.cookie));
    expect(there.status).toBe(202);
  });

  it('A visitor who asks again and again gets the same answer', async () => {
    const series = async (email: string) => {
      const answers = [];
      for (let index = 0; index < 6; index++) answers.push((await ask('/auth/request-password-reset', { email })).body);
      return answers;
    };
    const there = await series(known.email);
    await database().delete(allowances);
    expect(there).toEqual(await series(nobody()));
  });

  it('The waits for wrong passwords are the same for nobody', async () => {
    // However slow this machine is, a wait that was given is not over at the next try.
    const extendWaits = () =>
      database()
        .update(signInAttempts)
        .set({ blockedUntil: sql`${signInAttempts.blockedUntil} + interval '1 hour'` })
        .where(sql`${signInAttempts.blockedUntil} > ${signInAttempts.lastAt} + interval '0.5 seconds'`);
    const series = async (identifier: string) => {
      const answers = [];
      for (let index = 0; index < 6; index++) {
        answers.push((await ask('/auth/sign-in', { identifier, password: `wrong ${index}` })).status);
        await extendWaits();
      }
      return answers;
    };
    const there = await series(known.email);
    await database().delete(signInAttempts);
    expect(there).toEqual(await series(nobody()));
    expect(there).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('who is registered, asked by registering oneself', () => {
  const password = 'a password of the one who asks';
  /** What one who registers with an address sees of it afterwards. */
  async function probe(email: string) {
    const own = newRegistration({ email, password });
    const answers = [await ask('/auth/sign-up', own)];
    answers.push(await ask('/auth/sign-in', { identifier: email, password }));
    answers.push(await ask('/auth/sign-in', { identifier: own.username, password }));
    answers.push(await ask('/auth/sign-in', { identifier: email, password: 'not that password' }));
    answers.push(await ask('/auth/sign-up', own));
    answers.push(await register(nobody(), { username: own.username }));
    const second = newRegistration({ email, password: `${password} 2` });
    answers.push(await ask('/auth/sign-up', second));
    answers.push(await ask('/auth/sign-in', { identifier: email, password: `${password} 2` }));
    answers.push(await ask('/auth/sign-in', { identifier: second.username, password: `${password} 2` }));
    answers.push(await register(nobody(), { username: second.username }));
    return answers.map(({ status, body, names }) => ({ status, body, names }));
  }

  it('The chosen password, the chosen name, a second try: all answer as if the address had been free', async () => {
    const owner = await signUp();
    const there = await probe(owner.email);
    await database().delete(allowances);
    await database().delete(signInAttempts);
    const free = nobody();
    expect(there).toEqual(await probe(free));
    // And once more, now that somebody has asked about both.
    await database().delete(allowances);
    await database().delete(signInAttempts);
    const again = await probe(owner.email);
    await database().delete(allowances);
    await database().delete(signInAttempts);
    expect(again).toEqual(await probe(free));
  });

  it('Nothing of it opens the account of the owner, who signs in as ever', async () => {
    await probe(known.email);
    await database().delete(signInAttempts);
    expect((await ask('/auth/sign-in', { identifier: known.email, password })).status).not.toBe(200);
    expect((await ask('/auth/sign-in', { identifier: known.email, password: known.password })).status).toBe(200);
    expect(await database().$count(sessions, eq(sessions.userId, known.id))).toBeGreaterThan(0);
  });
});
