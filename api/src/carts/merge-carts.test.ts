import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts } from '../database/cart-tables.ts';
import { useCarts } from './testing/use-carts.ts';

const { database, variant, product, shopper, member, setStock, setPrice } = useCarts();
const quantitiesOf = ({ lineItems }: { lineItems: { variantId: number; quantity: number }[] }) =>
  Object.fromEntries(lineItems.map(({ variantId, quantity }) => [variantId, quantity]));
/** A member who was signed in elsewhere, and now comes with what they had as a guest. */
const signInWith = async (guest: ReturnType<typeof shopper>, before: readonly [number, number][] = []) => {
  const elsewhere = await member();
  for (const [variantId, quantity] of before) await elsewhere.add(variantId, quantity);
  return { ...shopper(`${elsewhere.cookie()}; ${guest.cookie()}`), id: elsewhere.id };
};

describe('a guest who signs in', () => {
  it('Finds both carts in one: sums, as far as there is stock, and is told until they have seen it', async () => {
    const [mug, rare, shirt] = [await variant({ stock: 50 }), await variant({ stock: 5 }), await variant()];
    const guest = shopper();
    await guest.add(mug, 2);
    await guest.add(rare, 4);
    const mona = await signInWith(guest, [
      [rare, 3],
      [shirt, 1],
    ]);
    const cart = await mona.cart();
    expect(quantitiesOf(cart)).toEqual({ [mug]: 2, [rare]: 5, [shirt]: 1 });
    expect(cart.merged).toEqual({ added: 4, capped: 2 });
    expect((await mona.cart()).merged).toEqual({ added: 4, capped: 2 });
    expect((await mona.send('DELETE', '/cart/notice')).body).toMatchObject({ merged: null });
    // It happened once: the cookie is that of nothing any more.
    expect(quantitiesOf(await mona.cart())).toEqual(quantitiesOf(cart));
    expect((await guest.cart()).lineItems).toEqual([]);
  });

  it('Finds it by whatever call comes first', async () => {
    const guest = shopper();
    await guest.add(await variant(), 2);
    expect((await (await signInWith(guest)).send('GET', '/cart/count')).body).toEqual({ itemCount: 2 });
  });

  it('Keeps coupon, country and what was held', async () => {
    const mug = await variant({ stock: 2, price: 60_000 });
    const guest = shopper();
    await guest.add(mug, 2);
    await guest.send('PUT', '/cart/shipping', { country: 'EG', method: 'egypt-express' });
    await guest.send('POST', '/cart/hold');
    const mona = await signInWith(guest);
    const cart = await mona.cart();
    expect(cart).toMatchObject({ country: 'EG', shippingMethod: 'egypt-express', itemCount: 2 });
    expect(Date.parse(cart.heldUntil ?? '')).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect((await shopper().refused('POST', '/cart/line-items', { variantId: mug })).code).toBe('out_of_stock');
  });

  it('Is told of prices that changed since they put a thing in as a guest', async () => {
    const mug = await variant({ price: 24_000 });
    const guest = shopper();
    await guest.add(mug);
    await setPrice(mug, 30_000);
    const mona = await signInWith(guest);
    expect((await mona.cart()).lineItems).toMatchObject([
      { previousPrice: { amount: 24_000 }, problem: 'price-changed' },
    ]);
  });

  it('Keeps what they had where nothing more fits: sold out, 99 pieces, 50 lines, another currency', async () => {
    const [gone, many] = [await variant({ stock: 5 }), await variant({ stock: 500 })];
    const dinars = await variant({ productId: await product({ currency: 'KWD' }) });
    const guest = shopper();
    await guest.add(gone, 2);
    await guest.add(many, 60);
    const mona = await signInWith(guest, [
      [gone, 3],
      [many, 60],
    ]);
    await setStock(gone, 1);
    const cart = await mona.cart();
    expect([quantitiesOf(cart), cart.merged]).toEqual([
      { [gone]: 3, [many]: 99 },
      { added: 39, capped: 23 },
    ]);
    const other = shopper();
    await other.add(dinars);
    const both = shopper(`${mona.cookie().split('; ')[0] ?? ''}; ${other.cookie()}`);
    expect((await both.cart()).merged).toEqual({ added: 39, capped: 24 });
  });

  it('Of two carts of fifty lines the first fifty stay', async () => {
    const ids = [];
    for (let index = 0; index < 60; index += 1) ids.push(await variant());
    const guest = shopper();
    for (const id of ids.slice(0, 20)) await guest.add(id);
    const mona = await signInWith(
      guest,
      ids.slice(20).map((id) => [id, 1]),
    );
    const cart = await mona.cart();
    expect([cart.lineItems.length, cart.merged]).toEqual([50, { added: 10, capped: 10 }]);
  });

  it('Finds it once, however many calls come first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [mug, shirt] = [await variant({ stock: 90 }), await variant({ stock: 90 })];
      const guest = shopper();
      await guest.add(mug, 2);
      await guest.add(shirt, 3);
      const mona = await signInWith(guest, round % 2 ? [[shirt, 1]] : []);
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, () => mona.send('GET', '/cart')),
        ...Array.from({ length: 4 }, () => mona.send('POST', '/cart/line-items', { variantId: mug })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(quantitiesOf(await mona.cart())).toEqual({ [mug]: 6, [shirt]: 3 + (round % 2) });
      const own = await database().select({ total: count() }).from(carts).where(eq(carts.memberId, mona.id));
      expect(own).toEqual([{ total: 1 }]);
    }
  });
});
