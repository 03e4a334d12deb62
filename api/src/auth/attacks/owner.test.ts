import { desc, eq, gt, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { members, sessions, verifications } from '../../database/member-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { perAccount } from '../sign-in-delays.ts';

const { signUp, call, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  for (const table of [allowances, signInAttempts, outbox, verifications]) await database().delete(table);
  mona = await signUp({ address: '203.0.113.200' });
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Tries the password of an account from many networks, until it is shut, and goes on doing so. */
const crowd = async (identifier = mona.email) => {
  for (const index of numbers(12))
    await call('POST', '/auth/sign-in', { identifier, password: `guess ${index}` }, '', {
      remoteAddress: `198.51.100.${index + 1}`,
    });
  await database()
    .update(signInAttempts)
    .set({ blockedUntil: sql`now() + interval '10 minutes'` })
    .where(gt(signInAttempts.failures, perAccount.free));
};
const signIn = (cookie = '', remoteAddress = '192.0.2.77', password = mona.password, identifier = mona.email) =>
  call('POST', '/auth/sign-in', { identifier, password }, cookie, { remoteAddress });
/** What a browser keeps of its cookies after a sign-out. */
const deviceIn = (cookie: string) => cookie.split('; ').find((pair) => pair.includes('sahra.device=')) ?? '';
const askLink = (identifier: string, remoteAddress = '192.0.2.77') =>
  call('POST', '/auth/request-sign-in-link', { identifier }, '', { remoteAddress });
const links = async (email = mona.email) => {
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
  return mails.flatMap(({ kind, data }) => (kind === 'sign-in-link' && data && 'token' in data ? [data.token] : []));
};
const takeLink = (token: string, cookie = '', remoteAddress = '192.0.2.77') =>
  call('POST', '/auth/sign-in-by-link', { token }, cookie, { remoteAddress });
const newLink = async () => {
  await askLink(mona.email);
  return (await links())[0] ?? '';
};

describe('the owner, while a crowd tries passwords', { timeout: 120_000 }, () => {
  it('Where they have signed in before they get in at once, from another network too, and as often as they like', async () => {
    const device = deviceIn((await signIn()).cookie);
    await crowd();
    expect((await signIn('', '192.0.2.90')).status).toBe(429);
    for (const network of ['192.0.2.77', '192.0.2.78', '2001:db8::1'])
      expect((await signIn(device, network)).status).toBe(200);
    expect((await signIn(device, '192.0.2.79', mona.password, mona.username)).status).toBe(200);
  });

  it('On a new device a link by mail lets them in', async () => {
    await crowd();
    expect((await signIn()).status).toBe(429);
    expect(await askLink(mona.username)).toMatchObject({ status: 202, body: { status: 'check_mail' } });
    const { status, body, cookie } = await takeLink((await links())[0] ?? '');
    expect([status, body]).toMatchObject([200, { member: { id: mona.id } }]);
    expect((await call('GET', '/auth/session', undefined, cookie)).body).toMatchObject({ member: { id: mona.id } });
    expect((await signIn(deviceIn(cookie))).status).toBe(200);
  });

  it('Whoever has the mails sent again and again keeps nobody out: one of the links works', async () => {
    for (const index of numbers(30)) await askLink(mona.email, `198.51.100.${index + 1}`);
    const sent = await links();
    expect(sent.length).toBeLessThanOrEqual(3);
    expect((await takeLink(sent[0] ?? '')).status).toBe(200);
  });
});

describe('the cookie of a known device', { timeout: 120_000 }, () => {
  it('Tries there are counted too: after a few they wait, and others elsewhere do not', async () => {
    const device = deviceIn((await signIn()).cookie);
    const tries = await Promise.all(numbers(60).map((index) => signIn(device, '192.0.2.77', `guess ${index}`)));
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThan(20);
    expect((await signIn('', '192.0.2.99')).status).toBe(200);
  });

  it('A stranger’s own is worth nothing at another account; nor is one that is forged, cut or too old', async () => {
    const own = deviceIn((await signIn()).cookie);
    const karim = await signUp();
    await crowd(karim.email);
    const tryWith = (cookie: string) => signIn(cookie, '192.0.2.77', karim.password, karim.email);
    const theirs = own.replace(mona.id, karim.id);
    for (const cookie of [own, theirs, theirs.slice(0, -1), `${theirs}A`, 'sahra.device=x', '__Host-sahra.device=']) {
      expect((await tryWith(cookie)).status).toBe(429);
    }
  });

  it('It signs nobody in, scripts cannot read it, and it is bound to this host', async () => {
    const device = deviceIn((await signIn()).cookie);
    expect((await call('GET', '/auth/session', undefined, device)).body).toEqual({ member: null });
    expect(device).toMatch(/^__Host-sahra\.device=/);
  });
});

describe('links that sign in', { timeout: 120_000 }, () => {
  it('Of twenty uses at once one opens a session', async () => {
    const token = await newLink();
    const answers = await Promise.all(numbers(20).map((index) => takeLink(token, '', `198.51.100.${index + 1}`)));
    expect(answers.filter(({ status, cookie }) => status === 200 && cookie !== '')).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
  });

  it('After an hour they are too old; after a change of the password they are unknown', async () => {
    const old = await newLink();
    await database()
      .update(verifications)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await takeLink(old)).toMatchObject({ status: 410, body: { code: 'link_expired' }, cookie: '' });
    const token = await newLink();
    const change = { currentPassword: mona.password, newPassword: 'boats under the bridge' };
    expect((await call('POST', '/account/password', change, mona.cookie)).status).toBe(200);
    expect(await takeLink(token)).toMatchObject({ status: 404, body: { code: 'link_unknown' }, cookie: '' });
  });

  it('Nothing that is kept of one is of use to who reads the database', async () => {
    const token = await newLink();
    const rows = await database().select().from(verifications);
    expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([1, false]);
    for (const { id, identifier, value } of rows)
      for (const text of [id, identifier, value]) expect((await takeLink(text)).status).toBe(404);
    expect((await call('POST', '/auth/reset-password', { token, password: 'boats under the bridge' })).status).toBe(
      404,
    );
  });

  it('The password was not given: what is dangerous still asks for it, which no crowd keeps them from giving', async () => {
    await crowd();
    const { cookie } = await takeLink(await newLink());
    const end = () => call('DELETE', '/account', undefined, cookie, { remoteAddress: '192.0.2.77' });
    expect(await end()).toMatchObject({ status: 403, body: { code: 'elevation_required' } });
    const elevate = { password: mona.password };
    expect((await call('POST', '/auth/elevate', elevate, cookie, { remoteAddress: '192.0.2.77' })).status).toBe(200);
  });

  it('The session that the browser had before ends', async () => {
    const karim = await signUp();
    const { cookie } = await takeLink(await newLink(), karim.cookie);
    expect((await call('GET', '/auth/session', undefined, karim.cookie)).body).toEqual({ member: null });
    expect((await call('GET', '/auth/session', undefined, cookie)).body).toMatchObject({ member: { id: mona.id } });
  });

  it('Who is registered is not told, by text or by mails to addresses that nobody has proved', async () => {
    const answers = [];
    for (const identifier of [mona.email, mona.username, mona.email.toUpperCase(), 'nobody@example.org', 'nobody'])
      answers.push(await askLink(identifier));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    for (const change of [{ emailVerified: false }, { blockedAt: new Date() }]) {
      const { id, email } = await signUp();
      await database().update(members).set(change).where(eq(members.id, id));
      expect(await askLink(email)).toEqual(answers[0]);
    }
    expect((await database().select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      mona.email,
      mona.email,
    ]);
  });

  it('A member who is blocked meanwhile stays out, and one who is gone', async () => {
    await database().delete(sessions);
    const tokens = [await newLink(), await newLink()];
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
    expect(await takeLink(tokens[0] ?? '')).toMatchObject({
      status: 403,
      body: { code: 'member_blocked' },
      cookie: '',
    });
    await database().delete(members).where(eq(members.id, mona.id));
    expect(await takeLink(tokens[1] ?? '')).toMatchObject({ status: 401, cookie: '' });
    expect(await database().$count(sessions)).toBe(0);
  });
});
