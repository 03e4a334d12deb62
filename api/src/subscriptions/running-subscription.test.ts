import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions, members } from '../database/member-tables.ts';
import { subscriptionRequests } from '../database/account-tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { hasRunningSubscription } from './running-subscription.ts';

let test: TestDatabase;
const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
type Row = typeof subscriptionRequests.$inferInsert;
const request = (memberId: string, more: Partial<Row>): Row => ({
  reference: `R-${memberId}`,
  memberId,
  plan: 'basic',
  paymentMethod: 'cheque',
  price: 4900,
  currency: 'EGP',
  ...more,
});
const paid = (from: number, until: number): Partial<Row> => ({
  status: 'paid',
  paidFrom: inHours(from),
  paidUntil: inHours(until),
});
const requests: Record<string, Partial<Row> | undefined> = {
  nobody: undefined,
  asked: { status: 'requested' },
  running: paid(-1, 1),
  ended: paid(-2, -1),
  upcoming: paid(1, 2),
  rejected: { status: 'rejected' },
};

beforeAll(async () => {
  test = await createTestDatabase();
  for (const [id, row] of Object.entries(requests)) {
    const profile = {
      name: id,
      username: id,
      displayUsername: id,
      firstName: id,
      lastName: id,
      phone: '+201000000000',
      zip: '11511',
      language: 'ar' as const,
    };
    await test.database.insert(members).values({ id, email: `${id}@example.org`, ...profile });
    await test.database.insert(sessions).values({ id, token: id, userId: id, expiresAt: inHours(1) });
    if (row) await test.database.insert(subscriptionRequests).values(request(id, row));
  }
});
afterAll(() => test.close());

it('Of all members only the one whose month runs is told to have one', async () => {
  const rows = await test.database.select({ id: members.id, isRunning: hasRunningSubscription }).from(members);
  expect(Object.fromEntries(rows.map(({ id, isRunning }) => [id, isRunning]))).toEqual({
    nobody: false,
    asked: false,
    running: true,
    ended: false,
    upcoming: false,
    rejected: false,
  });
});

it('It can be read together with a session', async () => {
  const read = (token: string) =>
    test.database
      .select({ isRunning: hasRunningSubscription })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.userId))
      .where(eq(sessions.token, token));
  expect([await read('running'), await read('ended')]).toEqual([[{ isRunning: true }], [{ isRunning: false }]]);
});
