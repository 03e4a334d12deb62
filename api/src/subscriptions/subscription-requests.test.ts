import { errorSchema } from '@sahra/shared/schemas/common';
import type { SubscriptionRequest } from '@sahra/shared/schemas/subscriptions';
import { describe, expect, it } from 'vitest';
import { signUpMember } from '../testing/member.ts';
import { useSubscriptions } from './testing/use-subscriptions.ts';

const { open, read, ask, pay, mailsTo } = useSubscriptions();

describe('requests of a member', () => {
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
