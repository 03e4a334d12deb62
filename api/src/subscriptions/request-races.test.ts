import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptionRequests } from '../database/account-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { deleteAccount } from '../members/account-deletion.ts';
import { storeMember } from '../testing/stored-member.ts';
import { askForSubscription } from './request-repository.ts';
import { now, numbers, planRequest, taken, useReplicas } from './testing/use-replicas.ts';

const { database, replica, rowsOf, mailsTo } = useReplicas();

describe('requests at the same time', () => {
  it('A member who asks ten times at once has one request and one mail', async () => {
    for (const index of numbers.slice(0, 10)) {
      const id = await storeMember(database(), `ten-${index}`);
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, (_, at) =>
          askForSubscription(at % 2 ? replica() : database(), planRequest(id), now),
        ),
      );
      expect(taken(answers).filter(Boolean)).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected')
          expect(answer.reason).toMatchObject({ status: 409, body: { code: 'request_open' } });
      expect([(await rowsOf(id)).length, (await mailsTo(id)).length]).toEqual([1, 1]);
      // What was refused did not count against the rate limit.
      expect(
        await database()
          .select()
          .from(allowances)
          .where(eq(allowances.key, `subscription requests of ${id}`)),
      ).toHaveLength(1);
    }
  });

  it('With one key all ten are told of the same request', async () => {
    const id = await storeMember(database(), 'one-key');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        askForSubscription(at % 2 ? replica() : database(), planRequest(id, 'k'.repeat(20)), now),
      ),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect([(await rowsOf(id)).length, (await mailsTo(id)).length]).toEqual([1, 1]);
  });

  it('A member leaves while they ask: no request is left open', async () => {
    for (const index of numbers.slice(0, 20)) {
      const id = await storeMember(database(), `asks-${index}`);
      const [asked] = await Promise.allSettled([
        askForSubscription(replica(), planRequest(id), now),
        deleteAccount(database(), id, now),
      ]);
      if (asked.status === 'rejected') expect(asked.reason).toMatchObject({ status: 404 });
      expect(
        await database().$count(
          subscriptionRequests,
          and(isNull(subscriptionRequests.memberId), eq(subscriptionRequests.status, 'requested')),
        ),
      ).toBe(0);
      expect(await rowsOf(id)).toEqual([]);
    }
  });
});
