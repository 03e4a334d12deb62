import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { sessions } from '../../database/member-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { signUp, signIn, call, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  mona = await signUp();
});
const memberOf = async (cookie: string) =>
  ((await call('GET', '/auth/session', undefined, cookie)).body as { member: { id: string } | null }).member;
const rowsOf = (id = mona.id) => database().select().from(sessions).where(eq(sessions.userId, id));

describe('how many at once', { timeout: 60_000 }, () => {
  const most = 20;
  const older = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  /** Sessions that were used last so many minutes ago. */
  const store = (memberId: string, ages: number[]) =>
    database()
      .insert(sessions)
      .values(
        ages.map((age) => ({
          id: `${memberId} ${age}`,
          token: `${memberId} ${age}`,
          userId: memberId,
          expiresAt: new Date(Date.now() + 3_600_000),
          createdAt: older(100_000),
          updatedAt: older(age),
        })),
      );

  it('The 21st ends the one that was used least lately, and no other', async () => {
    await store(
      mona.id,
      Array.from({ length: most - 1 }, (_, index) => 60 + index),
    );
    expect(await rowsOf()).toHaveLength(most);
    const cookie = await signIn(mona);
    const ids = (await rowsOf()).map(({ id }) => id);
    expect([
      ids.length,
      ids.includes(`${mona.id} ${60 + most - 2}`),
      ids.includes(`${mona.id} ${60 + most - 3}`),
    ]).toEqual([most, false, true]);
    for (const own of [mona.cookie, cookie]) expect((await memberOf(own))?.id).toBe(mona.id);
  });

  it('Others keep theirs; what has expired counts for nothing', async () => {
    const karim = await signUp();
    await store(karim.id, [60, 61]);
    await store(
      mona.id,
      Array.from({ length: most - 1 }, (_, index) => 60 + index),
    );
    await database()
      .update(sessions)
      .set({ expiresAt: older(1), updatedAt: new Date() })
      .where(eq(sessions.id, `${mona.id} 60`));
    await signIn(mona);
    const ids = (await rowsOf()).map(({ id }) => id);
    expect(ids).toContain(`${mona.id} ${60 + most - 2}`);
    expect(await rowsOf(karim.id)).toHaveLength(3);
  });

  it('Thirty sign-ins at once leave twenty, and none fails', async () => {
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password }, '', {
            remoteAddress: `198.51.100.${index + 1}`,
          }),
        ),
      );
      expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
      await database().delete(signInAttempts);
    }
    expect(await rowsOf()).toHaveLength(most);
  });
});
