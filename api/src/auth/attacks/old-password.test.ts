import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { signUp, call, database } = useMembers();
const newPassword = 'boats under the bridge';
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  mona = await signUp();
});

const memberOf = async (cookie: string) =>
  ((await call('GET', '/auth/session', undefined, cookie)).body as { member: { id: string } | null }).member;

/** Somebody who knows the old password signs in again and again, from four networks, until `work` is done; returns their cookies. */
async function signInDuring<T>(work: () => Promise<T>): Promise<{ answer: T; cookies: string[] }> {
  let isDone = false;
  const cookies: string[] = [];
  const stubborn = [1, 2, 3, 4].map(async (network) => {
    while (!isDone) {
      const place = { remoteAddress: `198.51.100.${network}` };
      const typed = { identifier: mona.email, password: mona.password };
      const { cookie, status } = await call('POST', '/auth/sign-in', typed, '', place);
      expect([200, 401, 429]).toContain(status);
      if (cookie) cookies.push(cookie);
    }
  });
  const answer = await work();
  isDone = true;
  await Promise.all(stubborn);
  return { answer, cookies };
}

const resetToken = async () => {
  await call('POST', '/auth/request-password-reset', { email: mona.email });
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, mona.email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return mail?.data && 'token' in mail.data ? mail.data.token : '';
};
const aliveOf = async (cookies: string[]) => (await Promise.all(cookies.map(memberOf))).filter(Boolean).length;

describe('sessions that are made with an old password while it is replaced', { timeout: 120_000 }, () => {
  const rounds = [1, 2, 3, 4, 5, 6];

  it.each(rounds)('By the link of a lost password: none is alive afterwards (%i)', async () => {
    const token = await resetToken();
    const { answer, cookies } = await signInDuring(() =>
      call('POST', '/auth/reset-password', { token, password: newPassword }),
    );
    expect(answer.status).toBe(200);
    expect(await aliveOf(cookies)).toBe(0);
  });

  it.each(rounds)('By a change: none is alive afterwards but the new one of who changed it (%i)', async () => {
    const change = { currentPassword: mona.password, newPassword };
    const { answer, cookies } = await signInDuring(() => call('POST', '/account/password', change, mona.cookie));
    expect(answer.status).toBe(200);
    expect([await aliveOf(cookies), (await memberOf(answer.cookie))?.id]).toEqual([0, mona.id]);
  });

  it('Of ten changes at once, from ten devices, one is made; its session is the one that lives, and one mail tells of it', async () => {
    const places = Array.from({ length: 10 }, (_, index) => ({ remoteAddress: `198.51.100.${index + 10}` }));
    const typed = { identifier: mona.email, password: mona.password };
    const cookies: string[] = [];
    for (const place of places) cookies.push((await call('POST', '/auth/sign-in', typed, '', place)).cookie);
    await database().delete(outbox);
    const answers = await Promise.all(
      places.map((place, index) =>
        call(
          'POST',
          '/account/password',
          { currentPassword: mona.password, newPassword: `${newPassword} ${index}` },
          cookies[index],
          place,
        ),
      ),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => ![200, 400, 401, 429].includes(status))).toEqual([]);
    expect([made.length, await aliveOf(made.map(({ cookie }) => cookie))]).toEqual([1, 1]);
    expect((await database().select().from(outbox)).map(({ kind }) => kind)).toEqual(['password-changed']);
    expect(await aliveOf(cookies)).toBe(0);
  });
});
