import { errorSchema } from '@sahra/shared/schemas/common';
import { subscriptionRequestSchema } from '@sahra/shared/schemas/subscriptions';
import { describe, expect, it } from 'vitest';
import { signUpMember } from '../testing/member.ts';
import { useSubscriptions } from './testing/use-subscriptions.ts';

const { open, admin, read, ask, pay } = useSubscriptions();

describe('who may do what', () => {
  it('Visitors are told to sign in, members find no room of admins, admins ask for nothing', async () => {
    const member = await signUpMember(open());
    const { reference } = await ask(member);
    const visit = async (method: 'GET' | 'POST', url: string) =>
      (
        await open().inject({
          method,
          url: `/api${url}`,
          headers: { 'sec-fetch-site': 'same-origin' },
          ...(method === 'POST' && { payload: {} }),
        })
      ).statusCode;
    expect(await visit('GET', '/account/subscription')).toBe(401);
    for (const url of [
      `/account/subscription-requests/${reference}/cancellation`,
      `/admin/subscription-requests/${reference}/payment`,
      `/admin/subscription-requests/${reference}/rejection`,
    ])
      expect(await visit('POST', url), url).toBe(401);
    expect(await visit('GET', '/admin/subscription-requests')).toBe(401);
    for (const step of ['payment', 'rejection'])
      expect(await member.send('POST', `/api/admin/subscription-requests/${reference}/${step}`, {})).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      });
    expect(await member.send('GET', '/api/admin/subscription-requests')).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(
      await admin().send('POST', '/api/account/subscription-requests', { plan: 'basic', paymentMethod: 'cheque' }),
    ).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect((await read(member)).open?.reference).toBe(reference);
  });

  it('Another member’s request is answered like one that is not there, and stays as it is', async () => {
    const [owner, thief] = [await signUpMember(open()), await signUpMember(open())];
    const { reference } = await ask(owner);
    const at = (other: string) =>
      thief.send('POST', `/api/account/subscription-requests/${encodeURIComponent(other)}/cancellation`, {});
    const { body: nothing } = await at('ACDEFGHJ');
    for (const other of [reference, reference.toLowerCase(), "' or 1=1 --", '%', 'ا'.repeat(50)]) {
      const { status, body } = await at(other);
      expect([other, status, body]).toEqual([other, 404, nothing]);
    }
    expect((await at('x'.repeat(101))).status).toBe(400);
    expect((await read(owner)).open?.reference).toBe(reference);
    expect((await read(thief)).requests.total).toBe(0);
  });
});

describe('hostile requests', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, ['plan', 'paymentMethod']],
    ['the free plan', { plan: 'free', paymentMethod: 'cheque' }, ['plan']],
    ['a plan of lists', { plan: ['basic'], paymentMethod: { cheque: true } }, ['plan', 'paymentMethod']],
    ['numbers and null', { plan: 7, paymentMethod: null }, ['plan', 'paymentMethod']],
    ['a NUL', { plan: 'basic\u0000', paymentMethod: 'cheque' }, ['plan']],
    ['SQL', { plan: 'basic', paymentMethod: "cheque'; drop table subscription_requests; --" }, ['paymentMethod']],
    ['a list of requests', [{ plan: 'basic', paymentMethod: 'cheque' }], ['request']],
  ])('%s: refused with the fields that are to blame', async (_, body, fields) => {
    const member = await signUpMember(open());
    const answer = await member.send('POST', '/api/account/subscription-requests', body);
    expect([answer.status, Object.keys(errorSchema.parse(answer.body).fields ?? {})]).toEqual([400, fields]);
    expect((await read(member)).requests.total).toBe(0);
  });

  it('Fields that a member has no say in are ignored', async () => {
    const [member, other] = [await signUpMember(open()), await signUpMember(open())];
    const body = {
      plan: 'premium',
      paymentMethod: 'cheque',
      status: 'paid',
      state: 'running',
      price: 1,
      currency: 'EUR',
      memberId: other.id,
      reference: 'ACDEFGHJ',
      paidFrom: '2020-01-01T00:00:00Z',
      paidUntil: '2099-01-01T00:00:00Z',
    };
    const { body: made } = await member.send('POST', '/api/account/subscription-requests', body);
    expect(made).toMatchObject({
      state: 'requested',
      price: { amount: 9900, currency: 'EGP' },
      paidFrom: null,
      paidUntil: null,
    });
    expect(subscriptionRequestSchema.parse(made).reference).not.toBe('ACDEFGHJ');
    expect([(await read(member)).role, (await read(other)).requests.total]).toEqual(['member', 0]);
  });

  it('A body of a megabyte is too large', async () => {
    const member = await signUpMember(open());
    expect(
      (
        await member.send('POST', '/api/account/subscription-requests', {
          plan: 'basic',
          paymentMethod: 'cheque',
          notes: 'n'.repeat(1024 * 1024),
        })
      ).status,
    ).toBe(413);
  });

  it.each<[unknown]>([['2099-01-01'], ['2030-02-30'], ['yesterday'], [20_300_101], [['2020-01-01']], [{}], ['']])(
    'Money of the day %j is refused',
    async (paidOn) => {
      const member = await signUpMember(open());
      const { reference } = await ask(member);
      const answer = await pay(reference, { paidOn });
      expect([answer.status, Object.keys(errorSchema.parse(answer.body).fields ?? {})]).toEqual([400, ['paidOn']]);
      expect((await read(member)).role).toBe('member');
    },
  );
});
