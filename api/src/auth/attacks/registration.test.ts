import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { credentials, members } from '../../database/member-tables.ts';
import { newRegistration } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { app, call, database } = useMembers();
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
});
/** Each costs a hash of the real strength. A hundred with `npm test -- --all`. */
const crowd = process.env.SAHRA_ALL === '1' ? 100 : 40;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const register = (more: Record<string, unknown>, index = 0) =>
  call('POST', '/auth/sign-up', newRegistration(more), '', { remoteAddress: `198.51.100.${index + 1}` });
const registrations = async (email: string) => {
  const [member] = await database().select().from(members).where(eq(members.email, email));
  return {
    count: await database().$count(members, eq(members.email, email)),
    credentials: await database().$count(credentials, eq(credentials.userId, member?.id ?? '')),
  };
};

describe('registrations that race', { timeout: 120_000 }, () => {
  it(`${crowd} at once with one address: one member, and all get the same answer`, async () => {
    const answers = await Promise.all(
      numbers(crowd).map((index) => register({ email: index % 2 ? 'race@example.org' : 'RACE@Example.org' }, index)),
    );
    // Beyond what may wait for a hash, people are asked to come again.
    const answered = answers.filter(({ status }) => status !== 503);
    expect(new Set(answered.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([202, { status: 'check_mail' }])]),
    );
    expect(await registrations('race@example.org')).toEqual({ count: 1, credentials: 1 });
  });

  it(`${crowd} at once with one name and ${crowd} addresses: one member, the others learn that the name is taken`, async () => {
    const answers = await Promise.all(
      numbers(crowd).map((index) =>
        register({ username: index % 2 ? 'racer' : 'RACER', email: `racer.${index}@example.org` }, index),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![202, 409, 503].includes(status))).toEqual([]);
    expect(await database().$count(members, like(members.email, 'racer.%'))).toBe(1);
  });
});

describe('names that look like others', () => {
  it.each([
    [
      'lina',
      [
        'LINA',
        'ｌｉｎａ',
        'lіna',
        'linа',
        'li\u200bna',
        'l\u00adina',
        'lina\u0301',
        '1ina',
        'Iina',
        'LlNA',
        ' lina ',
        'lina\u202e',
      ],
    ],
    ['bob.lee', ['b0b.1ee', 'BOB.LEE', 'bob․lee', 'bob。lee', 'boЬ.lee']],
    ['إيمان', ['ايمان', 'أيمان', 'إيـمان', 'إيمان\u200f', 'إيمٰان']],
    ['ليلى', ['ليلي', 'لیلی', 'ليلى\u064b']],
  ])('Nobody becomes one who looks like %s', async (name, others) => {
    expect((await register({ username: name })).status).toBe(202);
    const before = await database().$count(members);
    for (const [index, other] of others.entries())
      expect([other, (await register({ username: other }, index)).status]).toEqual([
        other,
        expect.toSatisfy((status) => status === 400 || status === 409),
      ]);
    expect(await database().$count(members)).toBe(before);
  });

  it.each([
    'admin',
    'Admin',
    'ADM1N',
    'adrnin\u200b',
    'аdmin',
    'sahra',
    '5ahra\u0301',
    'سهرة',
    'سهره',
    'root',
    'r00t',
    'support',
    'مشرف',
  ])('Nobody takes the name of the house: %s', async (username) => {
    expect([400, 409]).toContain((await register({ username })).status);
  });
});

describe('passwords that are long', () => {
  const phrase = 'lamps over the river';
  const signIn = (email: string, password: string) =>
    call('POST', '/auth/sign-in', { identifier: email, password }, '', {
      remoteAddress: `203.0.113.${randomBytes(1)[0]}`,
    });
  const registered = async (password: string): Promise<string> => {
    const registration = newRegistration({ password });
    expect((await call('POST', '/auth/sign-up', registration)).status).toBe(202);
    await database().update(members).set({ emailVerified: true }).where(eq(members.email, registration.email));
    return registration.email;
  };

  it.each([
    ['more than 72 bytes', phrase.padEnd(72, 'a'), 'b', 'c'],
    ['more than 72 bytes in Arabic', 'كلمة سر طويلة جدا لا تنسى أبدا ', 'نعم', 'لا'],
    ['128 characters', phrase.padEnd(127, 'x'), 'y', 'z'],
    ['a NUL', 'seven lanterns\u0000', 'a', 'b'],
    ['128 characters, most beyond the first plane', phrase + '🏮'.repeat(127 - phrase.length), '🌙', '🌞'],
  ])('%s: every character counts', async (_, start, end, other) => {
    const email = await registered(start + end);
    expect((await signIn(email, start + other)).status).toBe(401);
    expect((await signIn(email, start)).status).toBe(401);
    expect((await signIn(email, start + end)).status).toBe(200);
  });

  it('129 characters are refused with the field, when chosen', async () => {
    expect(await register({ password: 'x'.repeat(129) })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { password: expect.any(String) as string } },
    });
  });

  // At once, because each answer waits ten seconds for the body.
  it.concurrent.each(['/auth/sign-in', '/auth/sign-up', '/auth/reset-password'])(
    'One megabyte to %s is refused before it is read',
    async (path) => {
      // Announced, and never sent: those who wait for it wait for ever.
      const payload = new Readable({ read: () => undefined });
      const headers = {
        'content-type': 'application/json',
        'content-length': String(1024 * 1024),
        'sec-fetch-site': 'same-origin',
      };
      const answer = await app().inject({ method: 'POST', url: `/api${path}`, headers, payload });
      expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
        413,
        expect.objectContaining({ code: 'too_large' }),
        [],
      ]);
    },
  );
});
