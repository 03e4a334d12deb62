import { expect, it } from 'vitest';
import { markPaid } from './decision-repository.ts';
import { tellEndedMembers } from './ended-months.ts';
import { admins, now, numbers, TIMES, useReplicas } from './testing/use-replicas.ts';

const { database, replica, ask, mailsTo } = useReplicas();

it('Two replicas tell a member once that the month is over', async () => {
  const ids = numbers.map((index) => `ended-${index}`);
  for (const id of ids) await markPaid(database(), admins[0], await ask(id), undefined, now);
  const later = new Date('2030-02-28T12:00:00.000Z');
  await tellEndedMembers(database(), new Date(later.getTime() - 1));
  expect((await Promise.all(ids.map(mailsTo))).flat()).toHaveLength(2 * TIMES);
  await Promise.all([
    tellEndedMembers(database(), later),
    tellEndedMembers(replica(), later),
    tellEndedMembers(database(), later),
  ]);
  await tellEndedMembers(replica(), later);
  for (const id of ids)
    expect((await mailsTo(id)).map(({ kind }) => kind)).toEqual([
      'subscription-requested',
      'subscription-paid',
      'subscription-ended',
    ]);
});
