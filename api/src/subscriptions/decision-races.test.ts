import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptionRequests } from '../database/account-tables.ts';
import { deleteAccount } from '../members/account-deletion.ts';
import { cancelRequest, markPaid, rejectRequest } from './decision-repository.ts';
import { admins, now, numbers, taken, useReplicas } from './testing/use-replicas.ts';

const { database, replica, ask, rowsOf, mailsTo, actionsOn } = useReplicas();

describe('decisions at the same time', () => {
  it('Two admins mark one request paid at once: one month, one mail, one line in the log', async () => {
    for (const index of numbers) {
      const id = `twice-${index}`;
      const reference = await ask(id);
      const answers = await Promise.all(
        admins.map((admin, at) => markPaid(at ? replica() : database(), admin, reference, undefined, now)),
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
      const pay = () => markPaid(replica(), admins[0], reference, undefined, now);
      const cancel = () => cancelRequest(database(), id, reference, now);
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
        markPaid(database(), admins[0], reference, undefined, now),
        rejectRequest(replica(), admins[1], reference, now),
      ]);
      expect(taken(answers).filter(Boolean)).toHaveLength(1);
      expect((await actionsOn(reference)).map(({ action }) => action)).toEqual([
        taken(answers)[0] ? 'mark-paid' : 'reject-request',
      ]);
    }
  });

  it('A member goes while an admin marks paid: nothing hangs, and no request is left open', async () => {
    for (const index of numbers) {
      const id = `gone-${index}`;
      const reference = await ask(id);
      const pay = () => markPaid(replica(), admins[0], reference, undefined, now);
      const go = () => deleteAccount(database(), id, now);
      const answers = await Promise.allSettled(index % 2 ? [pay(), go()] : [go(), pay()]);
      const [paid, gone] = index % 2 ? answers : answers.toReversed();
      expect(gone?.status).toBe('fulfilled');
      const [row] = await database()
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
});
