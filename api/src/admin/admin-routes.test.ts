import type { AdminAction, ManagedMember, ReceivedMessage } from '@sahra/shared/schemas/admin';
import { count, eq, inArray, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { members, sessions } from '../database/member-tables.ts';
import { signInTo, signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
let salma: TestMember;
let mona: TestMember;
const page = (body: unknown) => body as { items: ManagedMember[]; total: number };
const search = async (q: string) =>
  page((await salma.send('GET', `/api/admin/members?q=${encodeURIComponent(q)}`)).body).items.map(
    ({ username }) => username,
  );
const actions = async () => ((await salma.send('GET', '/api/admin/actions')).body as { items: AdminAction[] }).items;
const countActions = async () => (await database().select({ total: count() }).from(adminActions))[0]?.total ?? 0;
const put = (admin: TestMember, what: 'role' | 'block', id: string, body: unknown) =>
  admin.send('PUT', `/api/admin/members/${encodeURIComponent(id)}/${what}`, body);
const roleOf = async (id: string) =>
  (await database().select({ role: members.role }).from(members).where(eq(members.id, id)))[0]?.role;

beforeAll(async () => {
  salma = await signUpMember(open(), { username: 'salma', role: 'admin' });
  mona = await signUpMember(open(), { username: 'mona' });
  await database()
    .update(members)
    .set({ name: 'أحمد الإسكندرانيّ', firstName: 'Ἀθηνᾶ', lastName: 'Müller' })
    .where(eq(members.id, mona.id));
});

describe('who may', () => {
  const routes: [method: 'GET' | 'PUT' | 'POST', url: string, body?: object][] = [
    ['GET', '/api/admin/members?page=x'],
    ['GET', '/api/admin/contact-messages?status=lost'],
    ['GET', '/api/admin/actions?page=0'],
    ['PUT', '/api/admin/members/x/role', { role: 7 }],
    ['PUT', '/api/admin/members/x/block', [1]],
    ['PUT', '/api/admin/contact-messages/x/status', { status: 'lost' }],
    ['POST', `/api/admin/members/${'x'.repeat(65)}/sign-out`],
  ];

  it.each(routes)(
    '%s %s: visitors get 401, members 403, before anything else is looked at',
    async (method, url, body?: object) => {
      const visitor = await open().inject({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin' },
        ...(body !== undefined && { payload: body }),
      });
      expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { code: 'sign_in_required' }]);
      const member = await mona.send(method, url, body);
      expect([member.status, member.body, member.headers['cache-control']]).toMatchObject([
        403,
        { code: 'not_allowed' },
        'no-store',
      ]);
      const admin = await salma.send(method, url, body);
      expect([admin.status, admin.body]).toMatchObject([400, { code: 'invalid_request', fields: expect.any(Object) }]);
    },
  );

  it('An admin who has not given the password lately is asked for it; what is read needs none', async () => {
    const lazy = await signUpMember(open(), { role: 'admin', isElevated: false });
    for (const what of ['role', 'block'] as const) {
      expect(
        (await put(lazy, what, mona.id, what === 'role' ? { role: 'admin' } : { isBlocked: true })).body,
      ).toMatchObject({ code: 'elevation_required' });
    }
    expect((await lazy.send('POST', `/api/admin/members/${mona.id}/sign-out`)).body).toMatchObject({
      code: 'elevation_required',
    });
    expect((await lazy.send('GET', '/api/admin/members')).status).toBe(200);
    await put(salma, 'role', lazy.id, { role: 'member' });
    expect((await lazy.send('GET', '/api/admin/members')).body).toMatchObject({ code: 'not_allowed' });
  });
});

describe('finding members', () => {
  it.each([
    ['MONA', true],
    ['mona@EXAMPLE.org', true],
    ['احمد', true],
    ['أحمَد', true],
    ['الاسكندراني', true],
    ['αθηνα', true],
    ['muller', true],
    ['احمد muller', true],
    ['احمد nobody', false],
    ['%', false],
    ['_ona', false],
    ["' or 1=1 --", false],
    ['\\', false],
    ['mon\u0301a', true],
  ])('%s finds Mona: %s', async (q, isFound) => {
    expect((await search(q)).includes('mona')).toBe(isFound);
  });

  it('Nothing secret is in the answer, and a page beyond the end is empty', async () => {
    const { body } = await salma.send('GET', '/api/admin/members?q=mona@');
    expect(page(body).items).toEqual([
      {
        id: mona.id,
        name: 'أحمد الإسكندرانيّ',
        username: 'mona',
        email: 'mona@example.org',
        role: 'member',
        isSubscriber: false,
        isEmailVerified: true,
        blockedAt: null,
        memberSince: expect.any(String),
      },
    ]);
    expect(page((await salma.send('GET', '/api/admin/members?page=9')).body).items).toEqual([]);
    expect((await salma.send('GET', `/api/admin/members?q=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('The newest come first, a page at a time', async () => {
    const first = page((await salma.send('GET', '/api/admin/members?pageSize=1')).body);
    const second = page((await salma.send('GET', '/api/admin/members?pageSize=1&page=2')).body);
    expect([first.items.length, second.items.length, first.total]).toEqual([1, 1, second.total]);
    expect(Date.parse(first.items[0]?.memberSince ?? '')).toBeGreaterThanOrEqual(
      Date.parse(second.items[0]?.memberSince ?? ''),
    );
  });
});

describe('shutting out', () => {
  it('Blocked member is out at once on every device and cannot sign in until let in again; all of it is in the log', async () => {
    const phone = await signInTo(open(), mona.email);
    expect((await put(salma, 'block', mona.id, { isBlocked: true })).body).toMatchObject({
      id: mona.id,
      blockedAt: expect.any(String),
    });
    for (const cookie of [mona.cookie, phone.cookie])
      expect((await open().get('/api/auth/session', { cookie })).body).toEqual({ member: null });
    expect((await signInTo(open(), mona.email)).body).toMatchObject({ code: 'member_blocked' });
    expect((await put(salma, 'block', mona.id, { isBlocked: true })).status).toBe(200);
    expect((await put(salma, 'role', mona.id, { role: 'admin' })).body).toMatchObject({ code: 'admin_blocked' });
    expect((await put(salma, 'block', mona.id, { isBlocked: false })).body).toMatchObject({ blockedAt: null });
    expect((await open().get('/api/auth/session', { cookie: mona.cookie })).body).toEqual({ member: null });
    expect((await signInTo(open(), mona.email)).status).toBe(200);
    const [second, first] = await actions();
    expect([first, second]).toMatchObject([
      { adminName: 'Mona Hassan', action: 'block-member', target: `member:${mona.id}`, details: { username: 'mona' } },
      { action: 'unblock-member', target: `member:${mona.id}`, at: expect.any(String) },
    ]);
  });

  it('Nobody does it to themselves or to an admin', async () => {
    const other = await signUpMember(open(), { role: 'admin' });
    expect((await put(salma, 'block', salma.id, { isBlocked: true })).body).toMatchObject({ code: 'own_account' });
    expect((await put(salma, 'role', salma.id, { role: 'member' })).body).toMatchObject({ code: 'own_account' });
    expect((await put(salma, 'block', other.id, { isBlocked: true })).body).toMatchObject({ code: 'admin_blocked' });
    expect((await put(salma, 'role', other.id, { role: 'member' })).status).toBe(200);
  });

  it('A member who signs in while they are blocked does not get in, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await signUpMember(open());
      const [signedIn] = await Promise.all([
        signInTo(open(), member.email),
        put(salma, 'block', member.id, { isBlocked: true }),
      ]);
      expect((await open().get('/api/auth/session', { cookie: signedIn.cookie })).body).toEqual({ member: null });
      await put(salma, 'block', member.id, { isBlocked: false });
      expect(await database().select().from(sessions).where(eq(sessions.userId, member.id))).toEqual([]);
    }
  }, 120_000);
});

describe('making admins', () => {
  it.each([
    ['nobody', { role: 'admin' }, 404, 'not_found'],
    ["x' or '1'='1", { role: 'admin' }, 404, 'not_found'],
    ['x'.repeat(65), { role: 'admin' }, 400, 'invalid_request'],
    ['mona', { role: 'subscriber' }, 400, 'invalid_request'],
    ['mona', { role: ['admin'] }, 400, 'invalid_request'],
    ['mona', ['admin'], 400, 'invalid_request'],
    ['mona', {}, 400, 'invalid_request'],
  ])('%s with %j is %i %s', async (id, body, status, code) => {
    const answer = await put(salma, 'role', id === 'mona' ? mona.id : id, body);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await roleOf(mona.id)).toBe('member');
  });

  it('Only the role is read of what is sent', async () => {
    const { body } = await put(salma, 'role', mona.id, {
      role: 'admin',
      emailVerified: false,
      email: 'x@example.org',
      id: salma.id,
    });
    expect(body).toMatchObject({ id: mona.id, role: 'admin', email: 'mona@example.org', isEmailVerified: true });
    expect((await actions())[0]).toMatchObject({
      action: 'change-role',
      details: { username: 'mona', from: 'member', to: 'admin' },
    });
    await put(salma, 'role', mona.id, { role: 'member' });
  });

  it('The last admin cannot delete the account; with another one they can', async () => {
    await database().update(members).set({ role: 'member' }).where(ne(members.id, salma.id));
    const refused = await salma.send('DELETE', '/api/account');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'last_admin' }]);
    const other = await signUpMember(open(), { role: 'admin' });
    expect((await other.send('DELETE', '/api/account')).status).toBe(200);
  });

  it('Two admins who demote each other at once: one of them stays, twenty times', async () => {
    const other = await signUpMember(open(), { role: 'admin' });
    for (let round = 0; round < 20; round += 1) {
      const before = await countActions();
      const answers = await Promise.all([
        put(salma, 'role', other.id, { role: 'member' }),
        put(other, 'role', salma.id, { role: 'member' }),
      ]);
      const roles = await Promise.all([roleOf(salma.id), roleOf(other.id)]);
      expect([...roles].sort()).toEqual(['admin', 'member']);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await database()
        .update(members)
        .set({ role: 'admin' })
        .where(inArray(members.id, [salma.id, other.id]));
      expect(await countActions()).toBe(before + 1);
    }
    await put(salma, 'role', other.id, { role: 'member' });
  }, 120_000);
});

describe('messages of visitors', () => {
  const sent = {
    name: 'أميرة حسن',
    email: 'amira@example.org',
    subject: '<b>',
    message: 'أين أجد الترجمة؟ <script>',
    website: '',
  };
  const list = async (query = '') =>
    ((await salma.send('GET', `/api/admin/contact-messages${query}`)).body as { items: ReceivedMessage[] }).items;

  it('Admin reads them as they were written and marks them as answered, once in the log', async () => {
    await open().inject({ method: 'POST', url: '/api/contact-messages?lang=de', payload: sent });
    const [message] = await list('?status=new');
    const { website: _, ...written } = sent;
    expect(message).toEqual({
      ...written,
      reference: expect.any(String),
      status: 'new',
      language: 'de',
      createdAt: expect.any(String),
    });
    const mark = (status: string) =>
      salma.send('PUT', `/api/admin/contact-messages/${message?.reference}/status`, { status });
    const before = await countActions();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mark('answered')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await countActions()).toBe(before + 1);
    expect([await list('?status=new'), (await list()).length]).toEqual([[], 1]);
    await mark('new');
    expect((await actions())[0]).toMatchObject({
      action: 'reopen-message',
      target: `contact-message:${message?.reference}`,
    });
  });

  it('A message that is not there is not found', async () => {
    const answer = await salma.send('PUT', "/api/admin/contact-messages/A'--/status", { status: 'new' });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });
});
