import { eq, inArray, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members, sessions } from '../database/member-tables.ts';
import { signInTo, signUpMember } from '../testing/member.ts';
import { useAdmin } from './testing/use-admin.ts';

const { open, database, salma, mona, put, actions, countActions } = useAdmin();
const roleOf = async (id: string) =>
  (await database().select({ role: members.role }).from(members).where(eq(members.id, id)))[0]?.role;

describe('shutting out', () => {
  it('Blocked member is out at once on every device and cannot sign in until let in again; all of it is in the log', async () => {
    const phone = await signInTo(open(), mona().email);
    expect((await put(salma(), 'block', mona().id, { isBlocked: true })).body).toMatchObject({
      id: mona().id,
      blockedAt: expect.any(String),
    });
    for (const cookie of [mona().cookie, phone.cookie])
      expect((await open().get('/api/auth/session', { cookie })).body).toEqual({ member: null });
    expect((await signInTo(open(), mona().email)).body).toMatchObject({ code: 'member_blocked' });
    expect((await put(salma(), 'block', mona().id, { isBlocked: true })).status).toBe(200);
    expect((await put(salma(), 'role', mona().id, { role: 'admin' })).body).toMatchObject({ code: 'admin_blocked' });
    expect((await put(salma(), 'block', mona().id, { isBlocked: false })).body).toMatchObject({ blockedAt: null });
    expect((await open().get('/api/auth/session', { cookie: mona().cookie })).body).toEqual({ member: null });
    expect((await signInTo(open(), mona().email)).status).toBe(200);
    const [second, first] = await actions();
    expect([first, second]).toMatchObject([
      {
        adminName: 'Mona Hassan',
        action: 'block-member',
        target: `member:${mona().id}`,
        details: { username: 'mona' },
      },
      { action: 'unblock-member', target: `member:${mona().id}`, at: expect.any(String) },
    ]);
  });

  it('Nobody does it to themselves or to an admin', async () => {
    const other = await signUpMember(open(), { role: 'admin' });
    expect((await put(salma(), 'block', salma().id, { isBlocked: true })).body).toMatchObject({ code: 'own_account' });
    expect((await put(salma(), 'role', salma().id, { role: 'member' })).body).toMatchObject({ code: 'own_account' });
    expect((await put(salma(), 'block', other.id, { isBlocked: true })).body).toMatchObject({ code: 'admin_blocked' });
    expect((await put(salma(), 'role', other.id, { role: 'member' })).status).toBe(200);
  });

  it('A member who signs in while they are blocked does not get in, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await signUpMember(open());
      const [signedIn] = await Promise.all([
        signInTo(open(), member.email),
        put(salma(), 'block', member.id, { isBlocked: true }),
      ]);
      expect((await open().get('/api/auth/session', { cookie: signedIn.cookie })).body).toEqual({ member: null });
      await put(salma(), 'block', member.id, { isBlocked: false });
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
    const answer = await put(salma(), 'role', id === 'mona' ? mona().id : id, body);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await roleOf(mona().id)).toBe('member');
  });

  it('Only the role is read of what is sent', async () => {
    const { body } = await put(salma(), 'role', mona().id, {
      role: 'admin',
      emailVerified: false,
      email: 'x@example.org',
      id: salma().id,
    });
    expect(body).toMatchObject({ id: mona().id, role: 'admin', email: 'mona@example.org', isEmailVerified: true });
    expect((await actions())[0]).toMatchObject({
      action: 'change-role',
      details: { username: 'mona', from: 'member', to: 'admin' },
    });
    await put(salma(), 'role', mona().id, { role: 'member' });
  });

  it('The last admin cannot delete the account; with another one they can', async () => {
    await database().update(members).set({ role: 'member' }).where(ne(members.id, salma().id));
    const refused = await salma().send('DELETE', '/api/account');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'last_admin' }]);
    const other = await signUpMember(open(), { role: 'admin' });
    expect((await other.send('DELETE', '/api/account')).status).toBe(200);
  });

  it('Two admins who demote each other at once: one of them stays, twenty times', async () => {
    const other = await signUpMember(open(), { role: 'admin' });
    for (let round = 0; round < 20; round += 1) {
      const before = await countActions();
      const answers = await Promise.all([
        put(salma(), 'role', other.id, { role: 'member' }),
        put(other, 'role', salma().id, { role: 'member' }),
      ]);
      const roles = await Promise.all([roleOf(salma().id), roleOf(other.id)]);
      expect([...roles].sort()).toEqual(['admin', 'member']);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await database()
        .update(members)
        .set({ role: 'admin' })
        .where(inArray(members.id, [salma().id, other.id]));
      expect(await countActions()).toBe(before + 1);
    }
    await put(salma(), 'role', other.id, { role: 'member' });
  }, 120_000);
});
