import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { credentials, members, sessions } from '../database/member-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { cookieOf, newRegistration, signInTo, signUpMember, testPassword } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  open().app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers });
const mailsTo = async (recipient: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id)).map(
    ({ kind, data }) => ({ kind, data }),
  );
const tokenOf = async (recipient: string) => {
  const data = (await mailsTo(recipient)).at(-1)?.data;
  if (!data || !('token' in data)) throw new Error('There is no mail with a token');
  return data.token;
};

describe('from registration to sign-out', () => {
  it('Visitor registers, confirms their address, signs in by address and by name, signs out', async () => {
    const registration = newRegistration({ username: 'منى', email: 'Mona@Example.org', phone: '٠١٠٠١٢٣٤٥٦٧' });
    const asked = await post('sign-up', registration, { 'accept-language': 'ar' });
    expect([asked.statusCode, asked.json()]).toEqual([202, { status: 'check_mail' }]);

    const early = await signInTo(open(), 'mona@example.org');
    expect([early.status, early.body, early.cookie]).toEqual([
      403,
      expect.objectContaining({ code: 'email_not_verified' }),
      '',
    ]);

    const verified = await post('verify-email', { token: await tokenOf('mona@example.org'), password: testPassword });
    expect([verified.statusCode, verified.json()]).toEqual([200, { status: 'verified', email: 'mona@example.org' }]);

    for (const identifier of ['MONA@example.org', 'منى', 'مني']) {
      const { status, body, headers, cookie } = await signInTo(open(), identifier);
      expect([status, body]).toEqual([
        200,
        { member: { id: expect.any(String), name: 'Mona Hassan', username: 'منى', role: 'member', language: 'ar' } },
      ]);
      const [own, device] = [headers['set-cookie'] ?? []].flat();
      expect(own).toMatch(/^__Host-sahra\.session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
      expect(device).toMatch(/^__Host-sahra\.device=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
      const session = await open().get('/api/auth/session', { cookie });
      expect(session.body).toEqual(body);
      const out = await post('sign-out', { everywhere: false }, { cookie, 'sec-fetch-site': 'same-origin' });
      expect([out.statusCode, out.json(), out.headers['clear-site-data']]).toEqual([
        200,
        { status: 'signed_out' },
        '"cache"',
      ]);
      expect((await open().get('/api/auth/session', { cookie })).body).toEqual({ member: null });
    }
    const [row] = await database().select().from(members).where(eq(members.email, 'mona@example.org'));
    expect(row).toMatchObject({ phone: '+201001234567', role: 'member', emailVerified: true });
    const [credential] = await database()
      .select()
      .from(credentials)
      .where(eq(credentials.userId, row?.id ?? ''));
    expect(credential?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['de', '030 1234567', '+49301234567'],
    ['en', '', ''],
  ])('Visitor who reads the site in %s registers with the number "%s"', async (language, phone, called) => {
    const registration = newRegistration({ phone, zip: '' });
    expect((await post('sign-up', registration, { 'accept-language': language })).statusCode).toBe(202);
    const [row] = await database().select().from(members).where(eq(members.email, registration.email));
    expect(row).toMatchObject({ phone: called, zip: '' });
  });

  it.each([
    ['/programs/7/episodes/12?t=90', '/programs/7/episodes/12?t=90'],
    ['https://evil.example', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
  ])('Both mails carry %s as the redirect target %s', async (next, led) => {
    const registration = newRegistration({ next });
    expect((await post('sign-up', registration)).statusCode).toBe(202);
    expect((await post('send-verification-email', { email: registration.email, next })).statusCode).toBe(202);
    const mails = await mailsTo(registration.email);
    expect(mails.map(({ kind, data }) => [kind, data && 'next' in data ? data.next : undefined])).toEqual([
      ['verify-email', led],
      ['verify-email', led],
    ]);
  });

  it('No answer carries the token of a session', async () => {
    const member = await signUpMember(open());
    const tokens = (await database().select({ token: sessions.token }).from(sessions)).map(({ token }) => token);
    const { body, cookie } = await signInTo(open(), member.email);
    const read = await open().get('/api/auth/session', { cookie });
    expect(tokens.some((token) => JSON.stringify([body, read.body]).includes(token))).toBe(false);
  });

  it('Member signs out everywhere', async () => {
    const member = await signUpMember(open());
    const other = await signInTo(open(), member.username);
    await member.send('POST', '/api/auth/sign-out', { everywhere: true });
    expect((await open().get('/api/auth/session', { cookie: other.cookie })).body).toEqual({ member: null });
  });

  it('Session that is not remembered ends with the browser', async () => {
    const member = await signUpMember(open());
    const { headers } = await post('sign-in', {
      identifier: member.email,
      password: testPassword,
      isRemembered: false,
    });
    const cookies = [headers['set-cookie'] ?? []].flat().filter((text) => /session/.test(text));
    expect(cookies.map((text) => /max-age/i.test(text))).toEqual([false, false]);
    expect(cookieOf(cookies)).toMatch(/__Host-sahra\.session=.+__Host-sahra\.session-ends=/);
  });
});

describe('lost passwords', () => {
  it('Member chooses a new one with the link of a mail, once, and is signed out everywhere', async () => {
    const member = await signUpMember(open());
    expect((await post('request-password-reset', { email: member.email })).statusCode).toBe(202);
    const token = await tokenOf(member.email);
    const choose = (password: string) => post('reset-password', { token, password });
    expect((await choose('password')).json()).toMatchObject({
      code: 'password_too_common',
      fields: { password: 'is too common' },
    });
    expect((await choose('a new lamp on the roof')).statusCode).toBe(200);
    expect((await choose('another lamp on the roof')).json()).toMatchObject({ code: 'link_unknown' });
    expect((await member.send('GET', '/api/auth/session')).body).toEqual({ member: null });
    expect((await signInTo(open(), member.email)).status).toBe(401);
    expect((await signInTo(open(), member.email, 'a new lamp on the roof')).status).toBe(200);
    expect((await mailsTo(member.email)).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed']);
  });

  it('Password is given once more before something dangerous', async () => {
    const member = await signUpMember(open(), { isElevated: false });
    expect((await member.send('POST', '/api/auth/elevate', { password: 'wrong' })).body).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'is not right' },
    });
    expect((await member.send('POST', '/api/auth/elevate', { password: testPassword })).status).toBe(200);
    const [row] = await database().select().from(sessions).where(eq(sessions.userId, member.id));
    expect(row?.elevatedUntil?.getTime()).toBeGreaterThan(Date.now());
    expect((await post('elevate', { password: testPassword })).statusCode).toBe(401);
  });
});

describe('registration', () => {
  it.each([
    [{ username: 'ab' }, { username: 'must have 3 to 30 characters' }],
    [{ username: 'mоna' }, { username: 'must be letters and digits of one script, Latin or Arabic' }],
    [{ phone: '99999999999999' }, { phone: 'must be a telephone number, with the code of its country' }],
    [{ password: 'short' }, { password: 'must have 8 to 128 characters' }],
    [{ acceptsTerms: false }, { acceptsTerms: 'must be accepted' }],
    [{ firstName: ' ' }, { firstName: 'must not be empty' }],
  ])('%j is refused with the field', async (more, fields) => {
    const { statusCode, body } = await post('sign-up', newRegistration(more));
    expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ fields })]);
  });

  it.each([
    ['sarah.k', 'SARAH.K'],
    ['lo10', 'l010'],
    ['سارة', 'ساره'],
    ['ali-baba', 'ａｌｉ-ｂａｂａ'],
  ])('Who looks like %s cannot be %s', async (first, second) => {
    expect(
      (await post('sign-up', newRegistration({ username: first }), { 'x-forwarded-for': '192.0.2.7' })).statusCode,
    ).toBe(202);
    const refused = await post('sign-up', newRegistration({ username: second }), { 'x-forwarded-for': '192.0.2.8' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'username_taken', message: 'This username is taken', fields: { username: 'is taken' } },
    ]);
  });
});
