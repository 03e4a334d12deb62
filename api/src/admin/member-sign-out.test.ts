import type { AdminAction } from '@sahra/shared/schemas/admin';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { allowances, signInAttempts } from '../database/limit-tables.ts';
import { sessions } from '../database/member-tables.ts';
import { signInTo, signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
let salma: TestMember;
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  salma = await signUpMember(open(), { role: 'admin' });
  mona = await signUpMember(open());
});

const urlOf = (id: string) => `/api/admin/members/${encodeURIComponent(id)}/sign-out`;
const signOut = (id = mona.id, body?: unknown, admin = salma) => admin.send('POST', urlOf(id), body);
const whoIs = async (cookie: string) =>
  ((await open().get('/api/auth/session', { cookie })).body as { member: { id: string } | null }).member?.id;
const rowsOf = (id = mona.id) => database().select().from(sessions).where(eq(sessions.userId, id));
const actions = async () => ((await salma.send('GET', '/api/admin/actions')).body as { items: AdminAction[] }).items;
const countActions = () => database().$count(adminActions);
const store = (name: string, expiresAt = new Date(Date.now() + 3_600_000)) => ({
  id: `${mona.id} ${name}`,
  token: `${mona.id} ${name}`,
  userId: mona.id,
  expiresAt,
});

describe('signing a member out', () => {
  it('Every device is nobody at its next call, the account stays as it was, and the log has how many there were', async () => {
    const phone = await signInTo(open(), mona.email);
    const answer = await signOut();
    expect([answer.status, answer.body]).toMatchObject([200, { id: mona.id, role: 'member', blockedAt: null }]);
    for (const cookie of [mona.cookie, phone.cookie]) expect(await whoIs(cookie)).toBeUndefined();
    expect((await mona.send('GET', '/api/account')).body).toMatchObject({ code: 'sign_in_required' });
    expect(await whoIs(salma.cookie)).toBe(salma.id);
    expect((await actions())[0]).toMatchObject({
      adminName: 'Mona Hassan',
      action: 'sign-out-member',
      target: `member:${mona.id}`,
      details: { username: mona.username, devices: '2' },
    });
    expect((await signInTo(open(), mona.email)).status).toBe(200);
  });

  it('Once more changes nothing and is not in the log; what had expired before is no device', async () => {
    await signOut();
    const before = await countActions();
    await database()
      .insert(sessions)
      .values(store('old', new Date(Date.now() - 1000)));
    const answers = await Promise.all(Array.from({ length: 5 }, () => signOut()));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect([await countActions(), await rowsOf()]).toEqual([before, []]);
  });

  it('Ten at once are one line in the log', async () => {
    const before = await countActions();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signOut()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect([await countActions(), await rowsOf()]).toEqual([before + 1, []]);
  });

  it('Another admin too; oneself not, from here', async () => {
    const other = await signUpMember(open(), { role: 'admin' });
    expect((await signOut(other.id)).body).toMatchObject({ id: other.id, role: 'admin' });
    expect(await whoIs(other.cookie)).toBeUndefined();
    const own = await signOut(salma.id);
    expect([own.status, own.body, await whoIs(salma.cookie)]).toMatchObject([409, { code: 'own_account' }, salma.id]);
  });

  it.each<[string, string | null, number, string]>([
    ['nobody', 'nobody', 404, 'not_found'],
    ['SQL', "x' or '1'='1", 404, 'not_found'],
    ['a NUL', 'x\0', 400, 'invalid_request'],
    ['too much', 'x'.repeat(65), 400, 'invalid_request'],
    ['the way up', '../..', 404, 'not_found'],
    ['a name instead of an id', null, 404, 'not_found'],
  ])('%s is no member: nobody is signed out', async (_, id, status, code) => {
    const before = await countActions();
    const answer = await signOut(id ?? mona.username);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect([await countActions(), (await rowsOf()).length]).toEqual([before, 1]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', [1]],
    ['other members', { memberId: 'x', isBlocked: true, role: 'admin' }],
    ['null', null],
  ])('Nothing is read of a body: %s', async (_, body) => {
    const answer = await signOut(mona.id, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: mona.id, role: 'member', blockedAt: null });
    expect(await rowsOf()).toEqual([]);
  });
});

describe('at the same moment', () => {
  const isWaiting = async () => {
    const { rows } = await database().execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };

  it('A sign-in that is being written ends with the others', async () => {
    const answer = await database().transaction(async (tx) => {
      await tx.insert(sessions).values(store('new'));
      const asked = signOut();
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 20_000 });
      return { asked };
    });
    expect((await answer.asked).status).toBe(200);
    expect(await rowsOf()).toEqual([]);
    expect((await actions())[0]).toMatchObject({ details: { devices: '2' } });
  });

  it('Members who sign in just then are signed in anew or not at all; what they had before is over, thirty times', async () => {
    for (let round = 0; round < 30; round += 1) {
      await database().delete(signInAttempts);
      const before = await signInTo(open(), mona.email);
      const [signedIn, signedOut] = await Promise.all([signInTo(open(), mona.email), signOut()]);
      expect([[200, 401].includes(signedIn.status), signedOut.status]).toEqual([true, 200]);
      expect([await whoIs(before.cookie), await whoIs(mona.cookie)]).toEqual([undefined, undefined]);
      const left = await rowsOf();
      expect([0, 1]).toContain(left.length);
      expect(await whoIs(signedIn.cookie)).toBe(left.length === 1 ? mona.id : undefined);
    }
  }, 120_000);

  it('Giving the password once more, or signing out themselves, brings nothing back and breaks nothing, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      await database().delete(allowances);
      await database().delete(signInAttempts);
      const { cookie } = await signInTo(open(), mona.email);
      await database()
        .insert(sessions)
        .values(Array.from({ length: 10 }, (_, index) => store(`${round} ${index}`)));
      const send = (url: string, payload?: object) =>
        open().inject({
          method: payload ? 'POST' : 'DELETE',
          url,
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          ...(payload && { payload }),
        });
      const answers = await Promise.all([
        send('/api/auth/elevate', { password: mona.password }),
        signOut(),
        send('/api/auth/sign-out', { everywhere: true }),
        signOut(),
        send('/api/account/devices'),
      ]);
      expect(
        answers
          .map((answer) => ('statusCode' in answer ? answer.statusCode : answer.status))
          .filter((status) => status >= 500),
      ).toEqual([]);
      expect(await rowsOf()).toEqual([]);
    }
  }, 120_000);
});
