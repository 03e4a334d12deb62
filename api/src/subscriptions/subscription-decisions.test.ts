import { subscriptionRequestSchema } from '@sahra/shared/schemas/subscriptions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { tellEndedMembers } from './ended-months.ts';
import { monthAfter } from './subscription-rules.ts';
import { payTo, useSubscriptions } from './testing/use-subscriptions.ts';

const { open, database, admin, read, ask, pay, mailsTo, letDaysPass } = useSubscriptions();
const roleOf = async (member: TestMember) => (await member.send('GET', '/api/auth/session')).body;

describe('from a request to the end of a month', () => {
  it('Member asks, an admin marks it paid, the member is a subscriber until the month is over', async () => {
    const member = await signUpMember(open());
    expect(await read(member)).toEqual({
      role: 'member',
      running: null,
      paidThrough: null,
      open: null,
      requests: { items: [], page: 1, pageSize: 24, total: 0 },
      payTo,
    });

    const request = await ask(member);
    expect(request).toMatchObject({
      plan: 'basic',
      paymentMethod: 'bank-transfer',
      price: { amount: 4900, currency: 'EGP' },
      state: 'requested',
      decidedAt: null,
      paidFrom: null,
      paidUntil: null,
    });
    expect(await read(member)).toMatchObject({
      role: 'member',
      running: null,
      open: request,
      requests: { items: [request], total: 1 },
    });

    const paid = await pay(request.reference, { paidOn: '2020-02-29' });
    expect([paid.status, paid.body]).toMatchObject([200, { reference: request.reference, state: 'running' }]);
    const { paidFrom, paidUntil } = subscriptionRequestSchema.parse(paid.body);
    expect(paidUntil).toBe(monthAfter(new Date(paidFrom ?? '')).toISOString());
    expect(await read(member)).toMatchObject({
      role: 'subscriber',
      running: { plan: 'basic', paidFrom, paidUntil },
      paidThrough: paidUntil,
      open: null,
    });
    expect(await roleOf(member)).toMatchObject({ member: { role: 'subscriber' } });

    await letDaysPass(member, 32);
    expect(await read(member)).toMatchObject({
      role: 'member',
      running: null,
      paidThrough: null,
      requests: { items: [{ state: 'ended' }] },
    });
    expect(await roleOf(member)).toMatchObject({ member: { role: 'member' } });
    await tellEndedMembers(database(), new Date());
    await tellEndedMembers(database(), new Date());
    expect((await mailsTo(member)).map(({ kind, data, language }) => ({ kind, data, language }))).toEqual([
      {
        kind: 'subscription-requested',
        language: 'ar',
        data: {
          reference: request.reference,
          plan: 'basic',
          price: 4900,
          currency: 'EGP',
          paymentMethod: 'bank-transfer',
        },
      },
      { kind: 'subscription-paid', language: 'ar', data: { plan: 'basic', until: paidUntil } },
      { kind: 'subscription-ended', language: 'ar', data: { plan: 'basic' } },
    ]);
    const actions = await database()
      .select()
      .from(adminActions)
      .where(eq(adminActions.target, `subscription-request:${request.reference}`));
    expect(actions).toMatchObject([
      {
        adminId: admin().id,
        adminName: 'Mona Hassan',
        action: 'mark-paid',
        details: { plan: 'basic', from: paidFrom, until: paidUntil, paidOn: '2020-02-29' },
      },
    ]);
  });

  it('Subscriber asks for premium while basic runs: its month begins when the other one ends, and no mail says that something ended', async () => {
    const member = await signUpMember(open());
    await pay((await ask(member)).reference);
    const { paidThrough } = await read(member);
    const upgrade = await ask(member, 'premium');
    expect((await pay(upgrade.reference)).body).toMatchObject({
      state: 'upcoming',
      paidFrom: paidThrough,
      paidUntil: monthAfter(new Date(paidThrough ?? '')).toISOString(),
    });
    expect(await read(member)).toMatchObject({
      running: { plan: 'basic', paidUntil: paidThrough },
      paidThrough: monthAfter(new Date(paidThrough ?? '')).toISOString(),
    });
    await letDaysPass(member, 32);
    await tellEndedMembers(database(), new Date());
    expect(await read(member)).toMatchObject({
      role: 'subscriber',
      running: { plan: 'premium' },
      requests: {
        items: [
          { plan: 'premium', state: 'running' },
          { plan: 'basic', state: 'ended' },
        ],
      },
    });
    expect((await mailsTo(member)).map(({ kind }) => kind)).not.toContain('subscription-ended');
    await letDaysPass(member, 32);
    await tellEndedMembers(database(), new Date());
    expect((await mailsTo(member)).filter(({ kind }) => kind === 'subscription-ended').map(({ data }) => data)).toEqual(
      [{ plan: 'premium' }],
    );
  });

  it('Admin rejects: the member is told and may ask anew; what is rejected can be neither paid nor taken back', async () => {
    const member = await signUpMember(open());
    const { reference } = await ask(member);
    const reject = () => admin().send('POST', `/api/admin/subscription-requests/${reference}/rejection`, {});
    const [first, again] = [await reject(), await reject()];
    expect([first.status, first.body, again.body]).toMatchObject([200, { state: 'rejected' }, { state: 'rejected' }]);
    expect((await mailsTo(member)).map(({ kind }) => kind)).toEqual([
      'subscription-requested',
      'subscription-rejected',
    ]);
    expect([
      (await pay(reference)).status,
      (await member.send('POST', `/api/account/subscription-requests/${reference}/cancellation`)).status,
    ]).toEqual([409, 409]);
    await ask(member);
  });
});
