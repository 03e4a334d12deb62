import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminActions, subscriptionRequests } from '../database/account-tables.ts';
import { type Connection, connectDatabase } from '../database/connect.ts';
import { allowances } from '../database/limit-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { deleteAccount } from '../members/account-deletion.ts';
import { createTestDatabase, silent, type TestDatabase } from '../testing/test-database.ts';
import { storeMember } from '../testing/stored-member.ts';
import { cancelRequest, markPaid, rejectRequest } from './decision-repository.ts';
import { tellEndedMembers } from './ended-months.ts';
import { askForSubscription } from './request-repository.ts';

/** Each race is run as often; who wins changes. */
const TIMES = 50;
const now = new Date('2030-01-31T12:00:00.000Z');
const admins = [
  { id: null, name: 'Mona' },
  { id: null, name: 'Karim' },
] as const;
const numbers = Array.from({ length: TIMES }, (_, index) => index);

let test: TestDatabase;
let replica: Connection;
beforeAll(async () => {
  test = await createTestDatabase();
  replica = connectDatabase(test.url, silent);
});
afterAll(async () => {
  await replica.close();
  await test.close();
});

const planRequest = (memberId: string, idempotencyKey?: string) => ({
  memberId,
  plan: 'basic' as const,
  paymentMethod: 'bank-transfer' as const,
  idempotencyKey,
});
const ask = async (memberId: string) =>
  (await askForSubscription(test.database, planRequest(await storeMember(test.database, memberId)), now)).reference;
const rowsOf = (memberId: string) =>
  test.database.select().from(subscriptionRequests).where(eq(subscriptionRequests.memberId, memberId));
const mailsTo = (memberId: string) =>
  test.database
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, `${memberId}@example.org`))
    .orderBy(outbox.id);
const actionsOn = (reference: string) =>
  test.database
    .select()
    .from(adminActions)
    .where(eq(adminActions.target, `subscription-request:${reference}`));
const taken = (answers: PromiseSettledResult<unknown>[]) => answers.map(({ status }) => status === 'fulfilled');

describe('races', () => {
  it('Two admins mark one request paid at once: one month, one mail, one line in the log', async () => {
    for (const index of numbers) {
      const id = `twice-${index}`;
      const reference = await ask(id);
      const answers = await Promise.all(
        admins.map((admin, at) => markPaid(at ? replica.database : test.database, admin, reference, undefined, now)),
      );
      expect(answers.map(({ paidUntil }) => paidUntil)).toEqual(Array(2).fill('2030-02-28T12:00:00.000Z'));
      expect([
        (await rowsOf(id)).length,
        (await mailsTo(id)).map(({ kind }) => kind),
        (await actionsOn(reference)).length,
      ]).toEqual([1, ['subscription-requested', 'subscription-paid'], 1]);
    }
  });

  it('The member cancels while an admin marks paid: exactly one wins, and what is stored is what both were told', async () => {
    for (const index of numbers) {
      const id = `cancel-${index}`;
      const reference = await ask(id);
      const pay = () => markPaid(replica.database, admins[0], reference, undefined, now);
      const cancel = () => cancelRequest(test.database, id, reference, now);
      const answers = await Promise.allSettled(index % 2 ? [pay(), cancel()] : [cancel(), pay()]);
      expect(taken(answers).filter(Boolean)).toHaveLength(1);
      const [row] = await rowsOf(id);
      const wasPaid = taken(answers)[index % 2 ? 0 : 1];
      expect([
        row?.status,
        row?.paidUntil !== null,
        (await mailsTo(id)).length,
        (await actionsOn(reference)).length,
      ]).toEqual(wasPaid ? ['paid', true, 2, 1] : ['cancelled', false, 1, 0]);
    }
  });

  it('One admin marks paid while another rejects: exactly one wins', async () => {
    for (const index of numbers) {
      const id = `reject-${index}`;
      const reference = await ask(id);
      const answers = await Promise.allSettled([
        markPaid(test.database, admins[0], reference, undefined, now),
        rejectRequest(replica.database, admins[1], reference, now),
      ]);
      expect(taken(answers).filter(Boolean)).toHaveLength(1);
      expect((await actionsOn(reference)).map(({ action }) => action)).toEqual([
        taken(answers)[0] ? 'mark-paid' : 'reject-request',
      ]);
    }
  });

  it('A member who asks ten times at once has one request and one mail', async () => {
    for (const index of numbers.slice(0, 10)) {
      const id = await storeMember(test.database, `ten-${index}`);
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, (_, at) =>
          askForSubscription(at % 2 ? replica.database : test.database, planRequest(id), now),
        ),
      );
      expect(taken(answers).filter(Boolean)).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected')
          expect(answer.reason).toMatchObject({ status: 409, body: { code: 'request_open' } });
      expect([(await rowsOf(id)).length, (await mailsTo(id)).length]).toEqual([1, 1]);
      // What was refused did not count against the rate limit.
      expect(
        await test.database
          .select()
          .from(allowances)
          .where(eq(allowances.key, `subscription requests of ${id}`)),
      ).toHaveLength(1);
    }
  });

  it('With one key all ten are told of the same request', async () => {
    const id = await storeMember(test.database, 'one-key');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        askForSubscription(at % 2 ? replica.database : test.database, planRequest(id, 'k'.repeat(20)), now),
      ),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect([(await rowsOf(id)).length, (await mailsTo(id)).length]).toEqual([1, 1]);
  });

  it('A member goes while an admin marks paid: nothing hangs, and no request is left open', async () => {
    for (const index of numbers) {
      const id = `gone-${index}`;
      const reference = await ask(id);
      const pay = () => markPaid(replica.database, admins[0], reference, undefined, now);
      const go = () => deleteAccount(test.database, id, now);
      const answers = await Promise.allSettled(index % 2 ? [pay(), go()] : [go(), pay()]);
      const [paid, gone] = index % 2 ? answers : answers.toReversed();
      expect(gone?.status).toBe('fulfilled');
      const [row] = await test.database
        .select()
        .from(subscriptionRequests)
        .where(eq(subscriptionRequests.reference, reference));
      expect([row?.memberId, row?.status, (await actionsOn(reference)).length]).toEqual([
        null,
        ...(paid?.status === 'fulfilled' ? ['paid', 1] : ['cancelled', 0]),
      ]);
      if (paid?.status === 'rejected')
        expect(paid.reason).toMatchObject({ status: 409, body: { code: 'member_gone' } });
      // Another try gets the same answer.
      if (paid?.status === 'rejected')
        await expect(pay()).rejects.toMatchObject({ status: 409, body: { code: 'member_gone' } });
    }
  });

  it('A member leaves while they ask: no request is left open', async () => {
    for (const index of numbers.slice(0, 20)) {
      const id = await storeMember(test.database, `asks-${index}`);
      const [asked] = await Promise.allSettled([
        askForSubscription(replica.database, planRequest(id), now),
        deleteAccount(test.database, id, now),
      ]);
      if (asked.status === 'rejected') expect(asked.reason).toMatchObject({ status: 404 });
      expect(
        await test.database.$count(
          subscriptionRequests,
          and(isNull(subscriptionRequests.memberId), eq(subscriptionRequests.status, 'requested')),
        ),
      ).toBe(0);
      expect(await rowsOf(id)).toEqual([]);
    }
  });

  it('Two replicas tell a member once that the month is over', async () => {
    const ids = numbers.map((index) => `ended-${index}`);
    for (const id of ids) await markPaid(test.database, admins[0], await ask(id), undefined, now);
    const later = new Date('2030-02-28T12:00:00.000Z');
    await tellEndedMembers(test.database, new Date(later.getTime() - 1));
    expect((await Promise.all(ids.map(mailsTo))).flat()).toHaveLength(2 * TIMES);
    await Promise.all([
      tellEndedMembers(test.database, later),
      tellEndedMembers(replica.database, later),
      tellEndedMembers(test.database, later),
    ]);
    await tellEndedMembers(replica.database, later);
    for (const id of ids)
      expect((await mailsTo(id)).map(({ kind }) => kind)).toEqual([
        'subscription-requested',
        'subscription-paid',
        'subscription-ended',
      ]);
  });
});
