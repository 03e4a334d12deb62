import { describe, expect, it } from 'vitest';
import { useCarts } from './testing/use-carts.ts';

const { app, variant, shopper, member } = useCarts();

describe('what somebody might send', () => {
  it.each([
    ['nothing', undefined],
    ['a negative quantity', { quantity: -1 }],
    ['a fraction', { quantity: 1.5 }],
    ['a huge quantity', { quantity: 1e21 }],
    ['more than 99', { quantity: 100 }],
    ['a text', { quantity: '2' }],
    ['Arabic digits as a text', { quantity: '٢' }],
    ['a list', { quantity: [2] }],
    ['no number', { quantity: null }],
    ['a variant that is a text', { variantId: '1 or 1=1', quantity: 1 }],
    ['a variant beyond what a database counts', { variantId: 2_147_483_648, quantity: 1 }],
    ['a negative variant', { variantId: -1, quantity: 1 }],
  ])('%s is refused by its field, and makes no cart', async (_, body) => {
    const nour = shopper();
    const more = body && 'quantity' in body && !('variantId' in body) ? { variantId: await variant(), ...body } : body;
    const answer = await nour.send('POST', '/cart/line-items', more);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(nour.cookie()).toBe('');
  });

  it.each([-1, 1.5, 100, '2', null, '٢'])('A cart of %j pieces cannot be set', async (quantity) => {
    const mug = await variant();
    const nour = shopper();
    await nour.add(mug, 2);
    expect((await nour.send('PUT', `/cart/line-items/${mug}`, { quantity })).status).toBe(400);
    expect((await nour.cart()).itemCount).toBe(2);
  });

  it.each(['0', '-1', '1.5', '١', 'x', '2147483648', '1%27'])('There is no variant %s', async (id) => {
    expect((await shopper().send('PUT', `/cart/line-items/${id}`, { quantity: 1 })).status).toBe(400);
  });

  it('What is not for sale is not there, and makes no cart', async () => {
    const nour = shopper();
    const answer = await nour.send('POST', '/cart/line-items', { variantId: 2_147_483_647 });
    expect([answer.status, answer.body, nour.cookie()]).toMatchObject([404, { code: 'not_found' }, '']);
  });

  it('Prices, totals and owners that somebody names count for nothing', async () => {
    const mug = await variant({ price: 24_000 });
    const [nour, mona] = [shopper(), await member()];
    const answer = await nour.send('POST', '/cart/line-items', {
      ...{ variantId: mug, quantity: 1, unitPrice: 1, price: 0, total: 0, discount: 24_000 },
      ...{ memberId: mona.id, cartId: 'x', currency: 'JPY', seenPrice: 1 },
    });
    expect(answer.body).toMatchObject({ total: { amount: 24_000, currency: 'EGP' } });
    expect((await mona.cart()).lineItems).toEqual([]);
  });

  it('A body of ten kilobytes is not read', async () => {
    const nour = shopper();
    await nour.add(await variant());
    for (const [method, path] of [
      ['POST', '/cart/line-items'],
      ['PUT', '/cart/line-items/1'],
      ['PUT', '/cart/coupon'],
      ['PUT', '/cart/shipping'],
      ['POST', '/cart/hold'],
    ] as const)
      expect((await nour.send(method, path, { code: 'x'.repeat(10_240) })).status, path).toBe(413);
  });

  it('From another site nothing is put into anybody’s cart', async () => {
    const mug = await variant();
    const nour = shopper();
    await nour.add(mug);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const answer = await app().inject({
        ...{ method: 'PUT', url: `/api/cart/line-items/${mug}`, payload: { quantity: 9 } },
        headers: { cookie: nour.cookie(), ...headers },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
    }
    expect((await nour.cart()).itemCount).toBe(1);
  });

  it('Sixty different things: fifty fit, and 99 of one', async () => {
    const nour = shopper();
    const ids = [];
    for (let index = 0; index < 60; index += 1) ids.push(await variant({ stock: 500 }));
    const answers = [];
    for (const variantId of ids) answers.push((await nour.send('POST', '/cart/line-items', { variantId })).status);
    expect(answers).toEqual([...Array(50).fill(200), ...Array(10).fill(409)]);
    expect((await nour.refused('POST', '/cart/line-items', { variantId: ids[59] })).code).toBe('cart_full');
    expect((await nour.add(ids[0] ?? 0, 99)).lineItems[0]).toMatchObject({ quantity: 99 });
    expect((await nour.refused('POST', '/cart/line-items', { variantId: ids[0] })).code).toBe('cart_full');
  }, 60_000);

  it('A program that begins carts without end has to wait', async () => {
    const variantId = await variant();
    const answers = await Promise.all(
      Array.from({ length: 120 }, () =>
        app().inject({
          ...{ method: 'POST', url: '/api/cart/line-items', payload: { variantId } },
          headers: { 'x-forwarded-for': '203.0.113.70', 'sec-fetch-site': 'same-origin' },
        }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([refused.length, refused[0]?.headers['set-cookie']]).toEqual([20, undefined]);
  });
});

describe('many at once', () => {
  it('Fifty that each add one make fifty', async () => {
    const mug = await variant({ stock: 200 });
    const nour = shopper();
    await nour.add(mug);
    const mona = await member();
    await Promise.all(Array.from({ length: 50 }, () => nour.add(mug)));
    // A member’s cart is made by the first of them.
    await Promise.all(Array.from({ length: 50 }, () => mona.add(mug)));
    expect([(await nour.cart()).itemCount, (await mona.cart()).itemCount]).toEqual([51, 50]);
  });

  it('Fifty that want more than there is have what there is', async () => {
    const rare = await variant({ stock: 7 });
    const mona = await member();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => mona.send('POST', '/cart/line-items', { variantId: rare })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect((await mona.cart()).itemCount).toBe(7);
  });

  it('Numbers that are set at the same time: one of them stands, and removing once more is nothing', async () => {
    const mug = await variant({ stock: 90 });
    const mona = await member();
    await Promise.all(Array.from({ length: 20 }, (_, index) => mona.set(mug, index + 1)));
    const { itemCount, lineItems } = await mona.cart();
    expect([itemCount >= 1, itemCount <= 20, lineItems.length]).toEqual([true, true, 1]);
    await Promise.all(Array.from({ length: 10 }, () => mona.set(mug, 0)));
    expect((await mona.cart()).lineItems).toEqual([]);
  });
});
