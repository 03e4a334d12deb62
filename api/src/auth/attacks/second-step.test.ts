import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../../database/mail-tables.ts';
import { signInAttempts } from '../../database/limit-tables.ts';
import { members, sessions } from '../../database/member-tables.ts';
import { authenticatorApps, pendingSignIns } from '../../database/second-step-tables.ts';
import { useSecondSteps } from '../../second-step/testing/use-second-steps.ts';
import { codeIn } from '../../testing/second-step.ts';

const { call, signUp, signIn, begin, give, setUp, mailsTo, database } = useSecondSteps();
const owner = () => signUp({ hasSecondStep: true });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('somebody who knows the password', () => {
  it('Gets no session by it, and nothing that the token of the sign-in opens', async () => {
    const mona = await owner();
    const token = await begin(mona);
    for (const cookie of [`__Host-sahra.session=${token}`, `sahra.session=${token}`])
      expect((await call('GET', '/account', undefined, cookie)).status).toBe(401);
    const own = await database().select().from(sessions).where(eq(sessions.userId, mona.id));
    expect(own).toHaveLength(1);
  });

  it('A code is accepted once, also where many send it at the same moment', async () => {
    const mona = await owner();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => begin(mona)));
    const code = codeIn();
    const answers = await Promise.all(tokens.map((token, index) => give(token, code, `198.51.100.${index + 1}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    // Neither it nor one of before it, which a clock that is slow would still show.
    expect((await give(await begin(mona), code)).status).toBe(400);
  });

  it('A sign-in is completed once, also by several codes at the same moment', async () => {
    const mona = await owner();
    const { recoveryCodes } = await setUp({ cookie: mona.cookie });
    const sheet = recoveryCodes.length ? recoveryCodes : await renewed(mona);
    const token = await begin(mona);
    const answers = await Promise.all(
      sheet.slice(0, 3).map((code, index) => give(token, code, `198.51.100.${index + 1}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('Wrong codes are counted: from one network, and from everywhere; the owner is told, and has recovery codes', async () => {
    const mona = await owner();
    const [spare = ''] = await renewed(mona);
    const token = await begin(mona);
    for (let index = 0; index < 5; index += 1)
      expect((await give(token, wrong(codeIn()), `203.0.113.${index + 20}`)).status).toBe(400);
    // A long series later: the next one makes everybody wait a quarter of an hour.
    await database()
      .update(signInAttempts)
      .set({ failures: 20, blockedUntil: sql`now()` })
      .where(like(signInAttempts.key, 'second step of %'));
    expect((await give(token, wrong(codeIn()), '203.0.113.40')).status).toBe(400);
    const late = await give(token, codeIn(), '203.0.113.99');
    expect([late.status, late.body]).toEqual([429, expect.objectContaining({ code: 'too_many_requests' })]);
    expect((await mailsTo(mona.email)).filter((kind) => kind === 'second-step-refused')).toHaveLength(1);
    expect((await give(token, spare, '203.0.113.99')).status).toBe(200);
  });

  it('The code of one member completes no sign-in of another', async () => {
    const [mona, karim] = [await owner(), await signUp()];
    const { secret } = await setUp(karim);
    expect((await give(await begin(mona), codeIn(1, secret))).status).toBe(400);
  });
});

/** New recovery codes of a member. */
async function renewed({ email, password }: { email: string; password: string }): Promise<string[]> {
  const { cookie } = await give(await begin({ email, password }), codeIn());
  const { body } = await call('POST', '/account/second-step/recovery-codes', {}, cookie);
  await database()
    .update(authenticatorApps)
    .set({ lastStep: 0 })
    .where(eq(authenticatorApps.memberId, sql`(select id from members where email = ${email})`));
  return (body as { recoveryCodes: string[] }).recoveryCodes;
}

describe('somebody who reads the mailbox', () => {
  it('A new password by mail asks for the second step still', async () => {
    const mona = await owner();
    await call('POST', '/auth/request-password-reset', { email: mona.email });
    const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, mona.email));
    const token = mail?.data && 'token' in mail.data ? mail.data.token : '';
    const password = 'another lamp on the roof';
    expect((await call('POST', '/auth/reset-password', { token, password })).status).toBe(200);
    const waiting = await begin({ email: mona.email, password });
    expect((await give(waiting, wrong(codeIn()))).status).toBe(400);
    expect((await give(waiting, codeIn())).status).toBe(200);
  });

  it('A sign-in that waits ends with the password that began it, and after ten minutes', async () => {
    const mona = await owner();
    const token = await begin(mona);
    await call(
      'POST',
      '/account/password',
      { currentPassword: mona.password, newPassword: 'another lamp on the roof' },
      mona.cookie,
    );
    expect((await give(token, codeIn())).body).toMatchObject({ code: 'sign_in_expired' });
    const late = await begin({ email: mona.email, password: 'another lamp on the roof' });
    await database().update(pendingSignIns).set({ expiresAt: new Date() }).where(eq(pendingSignIns.memberId, mona.id));
    expect((await give(late, codeIn())).body).toMatchObject({ code: 'sign_in_expired' });
    expect((await give('made-up', codeIn())).status).toBe(410);
  });
});

it('A new password leaves the member signed in where they changed it, with the second step that they gave', async () => {
  const mona = await owner();
  const { status, cookie } = await call(
    'POST',
    '/account/password',
    { currentPassword: mona.password, newPassword: 'another lamp on the roof' },
    mona.cookie,
  );
  expect(status).toBe(200);
  expect((await call('GET', '/account', undefined, cookie)).status).toBe(200);
});

it('A blocked member gets no session by a code', async () => {
  const mona = await owner();
  const token = await begin(mona);
  await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
  expect((await give(token, codeIn())).body).toMatchObject({ code: 'member_blocked' });
  expect(await signIn(mona)).toBe('');
});
