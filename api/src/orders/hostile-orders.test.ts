import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestShopper } from '../carts/testing/use-carts.ts';
import { carts, lineItems } from '../database/cart-tables.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { useOrders } from './testing/use-orders.ts';

const { app, database, variant, shopper, member, bodyOf, send, place, rowOf, stockOf } = useOrders();

async function withMug(who: TestShopper = shopper()) {
  const mug = await variant({ stock: 30 });
  await who.add(mug, 2);
  return { who, mug };
}
/** Everything that an address with the number of an order leads to. */
const routesOf = (number: string) =>
  [
    ['GET', `/orders/${number}`, undefined],
    ['GET', `/orders/${number}/downloads`, undefined],
    ['PUT', `/orders/${number}/payment-method`, { paymentMethod: 'cheque' }],
    ['POST', `/orders/${number}/cancellation`, {}],
    ['POST', `/orders/${number}/cart`, {}],
  ] as const;

describe('an order of somebody else', () => {
  it('is not there for guests, members and made-up cookies, by any address; nothing of it changes', async () => {
    for (const victim of [(await withMug()).who, (await withMug(await member())).who]) {
      const number = await place(victim);
      const before = await rowOf(number);
      const name = '__Host-sahra.shopper';
      const others = [
        shopper(),
        await member(),
        shopper(`${name}=${createToken()}`),
        // What the database has of a cookie, and of a member, is no key.
        shopper(`${name}=${before.shopperHash ?? hashToken(before.memberId ?? '')}`),
        shopper(`${name}=${before.memberId ?? ''}`),
      ];
      for (const other of others)
        for (const [method, path, body] of routesOf(number)) {
          const { status, body: answer } = await other.send(method, path, body);
          expect([method, path, status, answer]).toEqual([
            method,
            path,
            404,
            expect.objectContaining({ code: 'not_found' }),
          ]);
        }
      expect(await rowOf(number)).toEqual(before);
    }
  });

  it('is nobody’s in the rooms of admins, but theirs', async () => {
    const { who } = await withMug();
    const number = await place(who);
    const karim = await member();
    for (const path of [`/admin/orders/${number}/payment`, `/admin/orders/${number}/refund`])
      expect([(await who.send('POST', path, {})).status, (await karim.send('POST', path, {})).status]).toEqual([
        401, 403,
      ]);
    expect((await rowOf(number)).paidAt).toBe(null);
  });
});

describe('what somebody might send with an order', () => {
  it('Carts, cookies, members and coupons of others that a body names are not read: one’s own cart is ordered', async () => {
    const [{ who, mug }, { who: victim, mug: theirs }] = [await withMug(), await withMug(await member())];
    const [cart] = await database()
      .select({ id: carts.id, memberId: carts.memberId })
      .from(carts)
      .innerJoin(lineItems, eq(lineItems.cartId, carts.id))
      .where(eq(lineItems.variantId, theirs));
    expect(cart?.memberId).toBeTruthy();

    const forged = {
      ...{ cartId: cart?.id, memberId: cart?.memberId, shopperHash: 'x', couponCode: 'RACE', currency: 'JPY' },
      ...{ lines: [{ variantId: theirs, quantity: -3, unitPrice: 1 }], discount: 48_000, tax: 0, quantity: '٣' },
    };
    const row = await rowOf(await place(who, forged));
    expect(row).toMatchObject({ memberId: null, couponCode: null, currency: 'EGP', discount: 0, subtotal: 48_000 });
    expect([await stockOf(mug), await stockOf(theirs), (await victim.cart()).itemCount]).toEqual([28, 30, 2]);
  });

  it.each([-1, 0.5, 1e21, '48000', '٤٨٠٠٠', null, [48_000], { amount: 48_000 }])(
    'The total %j is refused by its field, and nothing is ordered',
    async (expectedTotal) => {
      const { who, mug } = await withMug();
      const answer = await send(who, { ...(await bodyOf(who)), expectedTotal });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { fields: { expectedTotal: expect.any(String) } },
      ]);
      expect(await stockOf(mug)).toBe(30);
    },
  );

  it('Fields that are no text, a payment that there is none of, and terms that nobody accepted are refused', async () => {
    const { who } = await withMug();
    for (const change of [
      ...[{ firstName: ['Mona'] }, { email: { $ne: '' } }, { paymentMethod: 'free' }, { acceptsTerms: 'yes' }],
      ...[
        { acceptsTerms: false },
        { country: 'XX' },
        { notes: 'x'.repeat(20_000) },
        { email: 'a@b\r\nBcc: c@d.example' },
      ],
    ])
      expect([change, (await send(who, await bodyOf(who, change))).statusCode]).toEqual([change, 400]);
    expect((await send(who, await bodyOf(who, { notes: 'x'.repeat(30_000) }))).statusCode).toBe(413);
    expect((await who.cart()).itemCount).toBe(2);
  });

  it('From another site nothing is ordered', async () => {
    const { who } = await withMug();
    const payload = await bodyOf(who);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const answer = await app().inject({
        ...{ method: 'POST', url: '/api/orders', payload },
        headers: { cookie: who.cookie(), ...headers },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
    }
    expect((await who.cart()).itemCount).toBe(2);
  });

  it('Whoever orders without end, or tries totals, has to wait: twenty of one shopper', async () => {
    const { who } = await withMug();
    const body = await bodyOf(who);
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1)
      statuses.push((await send(who, { ...body, expectedTotal: index })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(409), 429, 429]);
    expect((await who.cart()).itemCount).toBe(2);
  });
});
