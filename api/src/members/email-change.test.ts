import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { emailChanges, members, sessions } from '../database/member-tables.ts';
import { useMembers } from '../testing/member-calls.ts';
import { maskEmail } from './email-change-repository.ts';

const { signUp, call, database } = useMembers();
let mona: Awaited<ReturnType<typeof signUp>>;
let fresh: string;
let counter = 0;
beforeEach(async () => {
  mona = await signUp();
  fresh = `fresh${++counter}@example.org`;
});
const ask = (email: unknown, cookie = mona.cookie) => call('POST', '/account/email', { email }, cookie);
const follow = (token: string, password = mona.password) => call('POST', '/auth/verify-email', { token, password });
const emailOf = async (id = mona.id) =>
  (await database().select({ email: members.email }).from(members).where(eq(members.id, id)))[0]?.email;
const mailsTo = (email: string) =>
  database()
    .select({ kind: outbox.kind, data: outbox.data })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id));
const tokenFor = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(email);
  return mail?.data && 'token' in mail.data ? mail.data.token : '';
};
const checkMail = { status: 202, body: { status: 'check_mail' } };

describe('a change of the e-mail address', () => {
  it('It changes when the link in the mail to the new one is used, once; the old one is told', async () => {
    expect(await ask(fresh.toUpperCase())).toMatchObject(checkMail);
    expect(await emailOf()).toBe(mona.email);
    const token = await tokenFor(fresh);
    expect(await follow(token)).toMatchObject({ status: 200, body: { status: 'verified', email: fresh } });
    expect(await emailOf()).toBe(fresh);
    expect((await mailsTo(mona.email))[0]).toEqual({ kind: 'email-changed', data: { newEmail: maskEmail(fresh) } });
    expect((await follow(token)).status).toBe(404);
    expect(await call('POST', '/auth/sign-in', { identifier: fresh, password: mona.password })).toMatchObject({
      status: 200,
    });
    expect(await call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password })).toMatchObject({
      status: 401,
    });
  });

  it('The owner of an address for which a stranger asks cannot give it to them by following the link', async () => {
    await ask(fresh);
    const token = await tokenFor(fresh);
    expect(await call('POST', '/auth/verify-email', { token })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { password: 'must be text' } },
    });
    expect(await follow(token, 'a guess of the owner')).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', fields: { password: 'is not right' } },
    });
    expect(await emailOf()).toBe(mona.email);
    expect((await follow(token)).status).toBe(200);
  });

  it('Anyone who guesses the password at the link waits as at the sign-in', async () => {
    await ask(fresh);
    const token = await tokenFor(fresh);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call('POST', '/auth/verify-email', { token, password: `guess number ${index}` }, '', {
          remoteAddress: '192.0.2.7',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(6);
    expect(await emailOf()).toBe(mona.email);
  });

  it('Only the hash of the token is kept', async () => {
    await ask(fresh);
    const rows = await database().select().from(emailChanges).where(eq(emailChanges.memberId, mona.id));
    expect(JSON.stringify(rows)).not.toContain(await tokenFor(fresh));
  });

  it('The last request counts: the link of the one before opens nothing', async () => {
    await ask(fresh);
    const first = await tokenFor(fresh);
    await ask(`later.${fresh}`);
    expect((await follow(first)).status).toBe(404);
    expect((await follow(await tokenFor(`later.${fresh}`))).status).toBe(200);
    expect(await emailOf()).toBe(`later.${fresh}`);
  });

  it('After 24 hours the link is too old', async () => {
    await ask(fresh);
    await database()
      .update(emailChanges)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(emailChanges.memberId, mona.id));
    expect(await follow(await tokenFor(fresh))).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect(await emailOf()).toBe(mona.email);
  });

  it('An address that somebody else has: the same answer, a mail to its owner, nothing changes', async () => {
    const karim = await signUp();
    const [known, unknown] = [await ask(karim.email), await ask(fresh)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await mailsTo(karim.email))[0]).toEqual({ kind: 'account-exists', data: {} });
    expect([await emailOf(), await emailOf(karim.id)]).toEqual([mona.email, karim.email]);
  });

  it('Of two members who both prove an address the first one has it', async () => {
    const karim = await signUp();
    await ask(fresh);
    const ofMona = await tokenFor(fresh);
    await ask(fresh, karim.cookie);
    const ofKarim = await tokenFor(fresh);
    const answers = await Promise.all([follow(ofMona), follow(ofKarim, karim.password)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect([await emailOf(), await emailOf(karim.id)].filter((email) => email === fresh)).toHaveLength(1);
  });

  it('One link, used ten times at once, changes the address once', async () => {
    await ask(fresh);
    const token = await tokenFor(fresh);
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailsTo(mona.email)).filter(({ kind }) => kind === 'email-changed')).toHaveLength(1);
  });

  it('Those who registered with the address and never proved it lose it to the one who reads its mail', async () => {
    const squatter = await signUp();
    await database().update(members).set({ emailVerified: false, email: fresh }).where(eq(members.id, squatter.id));
    await ask(fresh);
    expect((await follow(await tokenFor(fresh))).status).toBe(200);
    expect([await emailOf(), await emailOf(squatter.id)]).toEqual([fresh, undefined]);
  });

  it('Some time after the sign-in the password is asked for first', async () => {
    await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
    expect(await ask(fresh)).toMatchObject({ status: 403, body: { code: 'elevation_required' } });
    expect(await mailsTo(fresh)).toEqual([]);
    const { status, cookie } = await call('POST', '/auth/elevate', { password: mona.password }, mona.cookie);
    expect(status).toBe(200);
    expect(await ask(fresh, cookie)).toMatchObject(checkMail);
  });

  it('One member cannot have mails sent to everybody', async () => {
    const answers = [];
    for (let count = 0; count < 7; count++) answers.push((await ask(`${count}.${fresh}`)).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  it.each([
    ['their own', () => mona.email, 'is yours already'],
    ['no address', () => 'mona', 'must be an e-mail address'],
    ['an empty one', () => ' ', 'must not be empty'],
    ['a header', () => 'a@example.org\r\nBcc: b@example.org', 'must be an e-mail address'],
    ['a list', () => ['a@example.org'], 'must be text'],
    ['an object', () => ({ $ne: '' }), 'must be text'],
    ['a NUL', () => 'a@example.org\0', 'must be an e-mail address'],
  ])('%s: refused', async (_, email, fault) => {
    expect(await ask(email())).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { email: fault } },
    });
  });

  it.each([
    ['amira@example.org', 'a…@example.org'],
    ['a@example.org', 'a…@example.org'],
    ['"amira@home"@example.org', '"…@example.org'],
  ])('The old address reads %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
