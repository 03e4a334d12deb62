import { trackedOrderSchema } from '@sahra/shared/schemas/orders';
import { describe, expect, it } from 'vitest';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { signAddress } from '../signed-addresses/signed-address.ts';
import { orderToken } from './order-token.ts';
import { useOrders } from './testing/use-orders.ts';

const { app, database, variant, shopper, place, rowOf, mailsTo } = useOrders();

async function order(email: string) {
  const who = shopper();
  await who.add(await variant(), 1);
  return place(who, { email });
}
const ask = (who: ReturnType<typeof shopper>, number: string, email: string) =>
  who.send('POST', '/order-tracking', { number, email });
const trackingMails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'order-tracking');
const read = (token: string) => app().get(`/api/order-tracking/${token}`);

describe('tracking an order', () => {
  it('Number and address bring a mail with a link, which says nothing of name, address or money', async () => {
    const number = await order('track@example.org');
    expect(await ask(shopper(), ` ${number.toLowerCase()}`, 'Track+shop@Example.org')).toMatchObject({ status: 202 });
    const [mail] = await trackingMails('track@example.org');
    const { token } = mail?.data as { token: string };
    const { status, body, headers } = await read(token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(trackedOrderSchema.strict().parse(body)).toMatchObject({ number, status: 'on-hold' });
    expect(JSON.stringify(body)).not.toMatch(/Mona|Cairo|example\.org|amount|24000/);
  });

  it('Right, wrong and unknown have the same answer, and only the right one a mail', async () => {
    const number = await order('secret@example.org');
    const answers = [
      await ask(shopper(), number, 'secret@example.org'),
      await ask(shopper(), number, 'karim@example.org'),
      await ask(shopper(), 'S-ACDEFGHJ', 'secret@example.org'),
    ];
    const parts = answers.map(({ status, body, headers }) => JSON.stringify([status, body, headers['content-length']]));
    expect(new Set(parts)).toEqual(new Set([parts[0]]));
    expect(await trackingMails('secret@example.org')).toHaveLength(1);
    expect(await mailsTo('karim@example.org')).toEqual([]);
  });

  it('Who tries addresses is stopped, per order and per network', async () => {
    const number = await order('tried@example.org');
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push((await ask(shopper(), number, `guess${count}@example.org`)).status);
    expect(tries).toEqual([202, 202, 202, 202, 202, 429]);
    const one = shopper();
    const numbers = Array.from({ length: 11 }, (_, index) => `S-TRY${index}`);
    const statuses = [];
    for (const each of numbers) statuses.push((await ask(one, each, 'tried@example.org')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    [
      'a token of another order',
      async (id: number, ring: Ring) => `${id + 1}.${orderToken(ring, 'track', id).split('.').slice(1).join('.')}`,
    ],
    [
      'a signature for something else',
      async (id: number, ring: Ring) =>
        `${id}.${signAddress(ring, { purpose: 'media', holder: '', path: `/orders/${id}/` })
          .split('/')
          .at(-2)}`,
    ],
    ['the number of the order', async (id: number) => String(id)],
    ['nothing', async () => '-'],
  ])('%s is no link', async (_, make) => {
    const { id } = await rowOf(await order('forged@example.org'));
    const { status, body } = await read(await make(id, await new SigningKeys(database()).ring()));
    expect([status, body]).toMatchObject([404, { code: 'link_unknown' }]);
  });
});
type Ring = Awaited<ReturnType<SigningKeys['ring']>>;
