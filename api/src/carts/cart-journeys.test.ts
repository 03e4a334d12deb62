import { carts } from '../database/cart-tables.ts';
import { hashToken } from '../newsletter/token.ts';
import { describe, expect, it } from 'vitest';
import { useCarts } from './testing/use-carts.ts';

const { app, database, variant, product, shopper, member, setStock, setPrice } = useCarts();
const linesOf = ({ lineItems }: { lineItems: { variantId: number; quantity: number }[] }) =>
  lineItems.map(({ variantId, quantity }) => [variantId, quantity]);

describe('a guest', () => {
  it('Who only looks has an empty cart, and gets no cookie', async () => {
    const nour = shopper();
    expect(await nour.cart()).toMatchObject({ lineItems: [], itemCount: 0, total: { amount: 0, currency: 'EGP' } });
    const count = await nour.send('GET', '/cart/count');
    expect([count.body, count.headers['set-cookie'], count.headers['cache-control']]).toEqual([
      { itemCount: 0 },
      undefined,
      'no-store',
    ]);
    for (const [method, path] of [
      ['DELETE', '/cart/coupon'],
      ['DELETE', '/cart/hold'],
      ['DELETE', '/cart/notice'],
    ] as const)
      expect((await nour.send(method, path)).status).toBe(200);
    expect(nour.cookie()).toBe('');
  });

  it('Adds, counts anew, removes, and reads at once what they did', async () => {
    const [mug, shirt] = [await variant({ price: 24_000 }), await variant({ price: 45_000 })];
    const nour = shopper();
    await nour.add(mug);
    await nour.add(shirt, 2);
    const cart = await nour.add(mug, 2);
    expect(linesOf(cart)).toEqual([
      [mug, 3],
      [shirt, 2],
    ]);
    expect(cart).toMatchObject({
      itemCount: 5,
      subtotal: { amount: 162_000, currency: 'EGP' },
      total: { amount: 162_000 },
    });
    expect(cart.lineItems[0]).toMatchObject({
      unitPrice: { amount: 24_000 },
      lineTotal: { amount: 72_000 },
      problem: null,
    });
    expect(await nour.cart()).toEqual(cart);
    expect((await nour.send('GET', '/cart/count')).body).toEqual({ itemCount: 5 });
    expect(linesOf(await nour.set(mug, 1))).toEqual([
      [mug, 1],
      [shirt, 2],
    ]);
    // Lost answers are sent again.
    expect(linesOf(await nour.set(shirt, 0))).toEqual([[mug, 1]]);
    expect(linesOf(await nour.set(shirt, 0))).toEqual([[mug, 1]]);
  });

  it('Is known by a cookie of which only a hash is kept, and nobody else’s cart opens', async () => {
    const nour = shopper();
    await nour.add(await variant());
    const answer = await shopper().send('POST', '/cart/line-items', { variantId: await variant() });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-sahra\.shopper=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const key = nour.cookie().split('=')[1] ?? '';
    const hashes = (await database().select({ hash: carts.shopperHash }).from(carts)).map(({ hash }) => hash);
    expect([hashes.includes(hashToken(key)), hashes.includes(key)]).toEqual([true, false]);
    for (const forged of [
      hashToken(key),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      '../../etc',
      '',
      key + key,
    ])
      expect((await shopper(`__Host-sahra.shopper=${forged}`).cart()).lineItems).toEqual([]);
    expect((await shopper(`__Host-sahra.shopper=${key}`).cart()).itemCount).toBe(1);
  });

  it('Reads names in their language', async () => {
    const nour = shopper();
    await nour.add(await variant());
    const names = [];
    for (const lang of ['ar', 'de'])
      names.push((await app().get(`/api/cart?lang=${lang}`, { cookie: nour.cookie() })).body);
    expect(names).toMatchObject([
      { lineItems: [{ product: { slug: 'sahra-mug', name: 'كوب سهرة' } }] },
      { lineItems: [{ product: { name: 'Sahra-Becher' } }] },
    ]);
  });
});

describe('what has changed since', () => {
  it('More than there is becomes what there is, and the line says so; when nothing more is there it is refused', async () => {
    const rare = await variant({ stock: 3 });
    const nour = shopper();
    await nour.add(rare, 2);
    expect((await nour.add(rare, 5)).lineItems[0]).toMatchObject({
      quantity: 3,
      available: 3,
      problem: 'less-in-stock',
    });
    expect((await nour.cart()).lineItems[0]?.problem).toBe(null);
    expect(await nour.refused('POST', '/cart/line-items', { variantId: rare })).toMatchObject({
      code: 'out_of_stock',
      cart: { itemCount: 3 },
    });
    await setStock(rare, 1);
    expect((await nour.cart()).lineItems[0]).toMatchObject({ quantity: 3, available: 1, problem: 'less-in-stock' });
    expect((await nour.set(rare, 2)).lineItems[0]).toMatchObject({ quantity: 1, problem: 'less-in-stock' });
    await setStock(rare, 0);
    expect((await nour.cart()).lineItems[0]).toMatchObject({ quantity: 1, available: 0, problem: 'out-of-stock' });
    expect((await nour.refused('PUT', `/cart/line-items/${rare}`, { quantity: 1 })).code).toBe('out_of_stock');
    expect((await nour.set(rare, 0)).lineItems).toEqual([]);
    expect((await shopper().refused('POST', '/cart/line-items', { variantId: rare })).cart.lineItems).toEqual([]);
  });

  it('A price that changed is told, old and new, until the shopper has seen it', async () => {
    const mug = await variant({ price: 24_000 });
    const nour = shopper();
    await nour.add(mug);
    await setPrice(mug, 26_000);
    const told = { unitPrice: { amount: 26_000 }, previousPrice: { amount: 24_000 }, problem: 'price-changed' };
    expect((await nour.cart()).lineItems).toMatchObject([told]);
    expect((await nour.set(mug, 2)).lineItems).toMatchObject([{ ...told, lineTotal: { amount: 52_000 } }]);
    const seen = await nour.send('DELETE', '/cart/notice');
    expect(seen.body).toMatchObject({ lineItems: [{ previousPrice: null, problem: null }] });
    await setPrice(mug, 20_000);
    expect((await nour.add(mug)).lineItems).toMatchObject([{ previousPrice: null, problem: null }]);
  });

  it('A cart has one currency', async () => {
    const nour = shopper();
    await nour.add(await variant());
    const dinars = await variant({ productId: await product({ currency: 'KWD' }) });
    expect((await nour.refused('POST', '/cart/line-items', { variantId: dinars })).code).toBe('other_currency');
    expect((await shopper().add(dinars)).total).toEqual({ amount: 24_000, currency: 'KWD' });
  });
});

describe('where it goes', () => {
  it('Shipping is known when the country is, has a price for each way, and files need none', async () => {
    const heavy = await variant({ weightGrams: 1_400 });
    const nour = shopper();
    expect(await nour.add(heavy)).toMatchObject({ needsShipping: true, shipping: null, shippingChoices: [] });
    const egypt = await nour.send('PUT', '/cart/shipping', { country: 'EG' });
    expect(egypt.body).toMatchObject({
      country: 'EG',
      shippingMethod: 'egypt-standard',
      shipping: { amount: 6_500 },
      total: { amount: 30_500 },
      shippingChoices: [{ code: 'egypt-standard' }, { code: 'egypt-express' }],
    });
    const express = await nour.send('PUT', '/cart/shipping', { country: 'EG', method: 'egypt-express' });
    expect(express.body).toMatchObject({ shippingMethod: 'egypt-express', shipping: { amount: 11_500 } });
    const wrong = await nour.send('PUT', '/cart/shipping', { country: 'DE', method: 'egypt-express' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { method: 'does not go there' } }]);
    expect((await nour.send('PUT', '/cart/shipping', { country: 'zz' })).body).toMatchObject({
      fields: { country: /3166/ },
    });
    expect((await nour.cart()).shippingMethod).toBe('egypt-express');
  });

  it('Files are not sent', async () => {
    const file = await variant({ productId: await product({ file: 'poster.pdf' }), weightGrams: 0 });
    expect(await shopper().add(file)).toMatchObject({
      needsShipping: false,
      shipping: { amount: 0 },
      lineItems: [{ isDigital: true }],
    });
  });

  it('Without a cart there is nothing to send', async () => {
    expect((await shopper().refused('PUT', '/cart/shipping', { country: 'EG' })).code).toBe('cart_empty');
  });
});

describe('a member', () => {
  it('Has the same cart in every browser, and another one as a guest', async () => {
    const mona = await member();
    await mona.add(await variant(), 2);
    expect((await shopper(mona.cookie()).cart()).itemCount).toBe(2);
    expect(mona.cookie()).not.toContain('shopper');
  });
});
