import { errorSchema } from '@sahra/shared/schemas/common';
import {
  managedRequestsSchema,
  type SubscriptionRequest,
  subscriptionRequestSchema,
} from '@sahra/shared/schemas/subscriptions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminActions, subscriptionRequests } from '../database/account-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { monthAfter } from './subscription-rules.ts';
import { payTo, useSubscriptions } from './testing/use-subscriptions.ts';

const { open, admin, read, ask, pay } = useSubscriptions();
const database = () => open().testDatabase.database;
const dayMs = 24 * 60 * 60 * 1000;

const roleOf = async (member: TestMember) => (await member.send('GET', '/api/auth/session')).body;
const mailsTo = async ({ email }: TestMember) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).filter(({ kind }) =>
    kind.startsWith('subscription-'),
  );
/** As if so many days had gone by since all of a member's requests. */
async function letDaysPass(member: TestMember, days: number): Promise<void> {
  const earlier = (at: Date | null) => at && new Date(at.getTime() - days * dayMs);
  const own = eq(subscriptionRequests.memberId, member.id);
  for (const { id, paidFrom, paidUntil } of await database().select().from(subscriptionRequests).where(own)) {
    await database()
      .update(subscriptionRequests)
      .set({ paidFrom: earlier(paidFrom), paidUntil: earlier(paidUntil) })
      .where(eq(subscriptionRequests.id, id));
  }
}

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
    await tidy(database(), new Date());
    await tidy(database(), new Date());
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
    await tidy(database(), new Date());
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
    await tidy(database(), new Date());
    expect((await mailsTo(member)).filter(({ kind }) => kind === 'subscription-ended').map(({ data }) => data)).toEqual(
      [{ plan: 'premium' }],
    );
  });

  it('Member takes a request back, twice, and asks for another one', async () => {
    const member = await signUpMember(open());
    const { reference } = await ask(member);
    const second = await member.send('POST', '/api/account/subscription-requests', {
      plan: 'premium',
      paymentMethod: 'cheque',
    });
    expect([second.status, second.body]).toEqual([
      409,
      { code: 'request_open', message: 'There is an open request already' },
    ]);
    const cancel = () => member.send('POST', `/api/account/subscription-requests/${reference}/cancellation`, {});
    const [first, again] = [await cancel(), await cancel()];
    expect([first.status, first.body]).toMatchObject([200, { state: 'cancelled' }]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([(await pay(reference)).status, (await pay(reference)).body]).toMatchObject([
      409,
      { code: 'request_decided' },
    ]);
    expect((await ask(member, 'premium')).reference).not.toBe(reference);
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

  it('The same key again is the same request; with another plan it is refused', async () => {
    const member = await signUpMember(open());
    const send = (plan: string, key: string) =>
      open().inject({
        method: 'POST',
        url: '/api/account/subscription-requests',
        headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': key },
        payload: { plan, paymentMethod: 'cheque' },
      });
    const key = 'a'.repeat(32);
    const [first, again] = [await send('basic', key), await send('basic', key)];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    const other = await send('premium', key);
    expect([other.statusCode, errorSchema.parse(other.json()).code]).toEqual([422, 'idempotency_key_reused']);
    expect([(await send('basic', 'short')).statusCode, (await mailsTo(member)).length]).toEqual([400, 1]);
    // A key is its member's own: somebody else's same one is another request.
    const stranger = await signUpMember(open());
    const theirs = await open().inject({
      method: 'POST',
      url: '/api/account/subscription-requests',
      headers: { cookie: stranger.cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': key },
      payload: { plan: 'basic', paymentMethod: 'cheque' },
    });
    expect([
      theirs.statusCode,
      theirs.json<SubscriptionRequest>().reference === first.json<SubscriptionRequest>().reference,
    ]).toEqual([201, false]);
  });

  it('A member who requests and withdraws by turns is stopped', async () => {
    const member = await signUpMember(open());
    for (let turn = 0; turn < 6; turn += 1) {
      const { reference } = await ask(member);
      await member.send('POST', `/api/account/subscription-requests/${reference}/cancellation`);
    }
    const { status, headers } = await member.send('POST', '/api/account/subscription-requests', {
      plan: 'basic',
      paymentMethod: 'cheque',
    });
    expect([status, Number(headers['retry-after']) > 3000]).toEqual([429, true]);
    const { requests } = await read(member, '?page=2&pageSize=4');
    expect([requests.total, requests.items.length]).toEqual([6, 2]);
  });
});

describe('what admins see', () => {
  it('Admin finds requests by state, reference and address, a page at a time', async () => {
    const [member, other] = [
      await signUpMember(open(), { username: 'seeker' }),
      await signUpMember(open(), { username: 'seekers' }),
    ];
    const request = await ask(member);
    const find = async (query: string) =>
      managedRequestsSchema.parse((await admin().send('GET', `/api/admin/subscription-requests?${query}`)).body);
    await ask(other);
    const mine = {
      ...request,
      member: { id: member.id, name: 'Mona Hassan', username: 'seeker', email: member.email },
    };
    expect((await find(`q=${request.reference.toLowerCase()}`)).items).toEqual([mine]);
    expect((await find(`q=${encodeURIComponent(` ${member.email.toUpperCase()} `)}`)).items).toEqual([mine]);
    expect((await find('q=seeker&status=requested')).items.map(({ member: asker }) => asker?.username)).toEqual([
      'seekers',
      'seeker',
    ]);
    expect((await find('q=seeker&pageSize=1&page=2')).items).toEqual([mine]);
    const monthOf = async () => (await find('q=seeker')).items.find(({ reference }) => reference === request.reference);
    const filteredBy = async (state: string) => (await find(`q=seeker&status=${state}`)).items;
    await pay(request.reference);
    const next = await ask(member, 'premium');
    await pay(next.reference);
    expect(await filteredBy('running')).toEqual([await monthOf()]);
    expect((await filteredBy('upcoming')).map(({ reference }) => reference)).toEqual([next.reference]);
    expect(await filteredBy('ended')).toEqual([]);
    await letDaysPass(member, 32);
    expect(await filteredBy('ended')).toEqual([await monthOf()]);
    expect((await filteredBy('running')).map(({ reference }) => reference)).toEqual([next.reference]);
    expect(await filteredBy('upcoming')).toEqual([]);
    for (const word of ['%', '_', '\\', "' or 1=1 --", 'ا', '\u202e'])
      expect((await find(`q=${encodeURIComponent(word)}`)).total, word).toBe(0);
    for (const query of ['status=open', 'status=paid', 'page=0', `q=${'q'.repeat(201)}`, 'q=a&q=b'])
      expect((await admin().send('GET', `/api/admin/subscription-requests?${query}`)).status, query).toBe(400);
  });
  it('What somebody asked for who has deleted the account is found by its reference, as cancelled, and cannot be paid', async () => {
    const member = await signUpMember(open());
    const request = await ask(member);
    expect((await member.send('DELETE', '/api/account')).status).toBe(200);
    const found = managedRequestsSchema.parse(
      (await admin().send('GET', `/api/admin/subscription-requests?q=${request.reference}`)).body,
    );
    expect(found.items).toEqual([{ ...request, state: 'cancelled', decidedAt: expect.any(String), member: null }]);
    for (let time = 0; time < 2; time += 1)
      expect(await pay(request.reference, {})).toMatchObject({ status: 409, body: { code: 'member_gone' } });
  });
});
