import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { members } from '../database/member-tables.ts';
import { useMembers } from '../testing/member-calls.ts';

const { app, signUp, call, database } = useMembers();
let mona: Awaited<ReturnType<typeof signUp>>;
beforeEach(async () => {
  mona = await signUp();
});
const details = { name: 'منى', firstName: 'منى', lastName: 'علي', phone: '01001234567', zip: '11511' };
const change = (payload: object | string, cookie = mona.cookie) => call('PUT', '/account/details', payload, cookie);

describe('the details of a member', () => {
  it('Member reads it; a visitor is asked to sign in', async () => {
    expect(await call('GET', '/account', undefined, mona.cookie)).toMatchObject({
      status: 200,
      body: { username: mona.username, email: mona.email, memberSince: expect.any(String) },
    });
    expect(await call('GET', '/account')).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    expect(
      (await app().inject({ url: '/api/account', headers: { cookie: mona.cookie } })).headers['cache-control'],
    ).toBe('no-store');
  });

  it('Member changes it, and the session says the new name at once', async () => {
    expect(await change({ ...details, name: '  Mona\u202e A. ' })).toMatchObject({
      status: 200,
      body: { ...details, name: 'Mona A.', phone: '+201001234567' },
    });
    expect(await call('GET', '/auth/session', undefined, mona.cookie)).toMatchObject({
      body: { member: { name: 'Mona A.' } },
    });
  });

  it('What is not a detail stays as it is, whatever is sent with them', async () => {
    const more = {
      id: 'other',
      role: 'admin',
      email: 'other@example.org',
      emailVerified: false,
      username: 'other',
      blockedAt: null,
      createdAt: '2000-01-01T00:00:00.000Z',
      image: 'https://x.example',
    };
    const before = await database().select().from(members).where(eq(members.id, mona.id));
    expect((await change({ ...details, ...more })).status).toBe(200);
    const after = await database().select().from(members).where(eq(members.id, mona.id));
    expect(after).toEqual([{ ...before[0], ...details, phone: '+201001234567', updatedAt: expect.any(Date) }]);
  });

  it.each<[string, object | string, string, Record<string, string>]>([
    ['no name', { ...details, name: ' ' }, 'invalid_request', { name: 'must not be empty' }],
    ['a list', { ...details, firstName: ['Mona'] }, 'invalid_request', { firstName: 'must be text' }],
    ['an object', { ...details, lastName: { $ne: '' } }, 'invalid_request', { lastName: 'must be text' }],
    ['a number', { ...details, zip: 11511 }, 'invalid_request', { zip: 'must be text' }],
    ['a NUL', { ...details, name: 'a\0b' }, 'invalid_request', { name: 'holds characters that no text has' }],
    [
      'two lines',
      { ...details, name: 'Mona\r\nBcc: all@example.org' },
      'invalid_request',
      { name: 'must be one line' },
    ],
    [
      'a long name',
      { ...details, name: 'ن'.repeat(61) },
      'invalid_request',
      { name: 'must have at most 60 characters' },
    ],
    ['no number', { ...details, phone: '12345' }, 'phone_invalid', { phone: expect.any(String) as string }],
    [
      'a number of nowhere',
      { ...details, phone: '+999 123456789' },
      'phone_invalid',
      { phone: expect.any(String) as string },
    ],
    ['no JSON', 'name=Mona', 'invalid_request', { request: 'must be JSON in UTF-8' }],
  ])('%s: refused, and nothing has changed', async (_, payload, code, fields) => {
    const before = await call('GET', '/account', undefined, mona.cookie);
    expect(await change(payload)).toMatchObject({ status: 400, body: { code, fields } });
    expect(await call('GET', '/account', undefined, mona.cookie)).toEqual(before);
  });

  it('Members take their telephone number and postal code away, and give others', async () => {
    expect(await change({ ...details, phone: '', zip: ' ' })).toMatchObject({
      status: 200,
      body: { name: 'منى', phone: '', zip: '' },
    });
    expect(await change({ ...details, phone: '12345', zip: '1' })).toMatchObject({
      status: 400,
      body: { fields: { zip: 'must have at least 2 characters' } },
    });
    expect(await change({ ...details, zip: '' })).toMatchObject({
      status: 200,
      body: { phone: '+201001234567', zip: '' },
    });
  });

  it('A megabyte is refused before it is read', async () => {
    expect(await change({ ...details, name: 'a'.repeat(1024 * 1024) })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
  });

  it('SQL and markup are names like others', async () => {
    const name = "'); drop table members; -- <script>{{7*7}}";
    expect(await change({ ...details, name })).toMatchObject({ status: 200, body: { name } });
  });

  it('Of fifty changes at once one is what remains, whole', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        change({ ...details, firstName: `First ${index}`, lastName: `Last ${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [row] = await database().select().from(members).where(eq(members.id, mona.id));
    expect(row?.firstName.replace('First', 'Last')).toBe(row?.lastName);
  });
});
