import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts, lineItems, stockHolds } from '../database/cart-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { closeCart, lockPricedCart } from './priced-cart.ts';
import { useCarts } from './testing/use-carts.ts';

const { database, variant, shopper, member, setStock, letMinutesPass } = useCarts();
const minutesLeft = (heldUntil: string | null) =>
  heldUntil === null ? null : Math.round((Date.parse(heldUntil) - Date.now()) / 60_000);
const hold = async (who: ReturnType<typeof shopper>) => {
  const { body } = await who.send('POST', '/cart/hold');
  return minutesLeft((body as { heldUntil: string | null }).heldUntil);
};
const heldOf = async (variantId: number) => {
  const rows = await database().select().from(stockHolds).where(eq(stockHolds.variantId, variantId));
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
};

describe('pieces at the checkout', () => {
  it('Are held for a quarter of an hour, and nobody else can have them', async () => {
    const rare = await variant({ stock: 3 });
    const [nour, karim] = [shopper(), shopper()];
    await nour.add(rare, 2);
    await karim.add(rare, 3);
    expect(await hold(nour)).toBe(15);
    expect((await karim.cart()).lineItems[0]).toMatchObject({ quantity: 3, available: 1, problem: 'less-in-stock' });
    const refused = await karim.refused('POST', '/cart/hold');
    expect(refused).toMatchObject({ code: 'out_of_stock', cart: { lineItems: [{ available: 1 }], heldUntil: null } });
    // One's own hold takes nothing from oneself.
    expect((await nour.cart()).lineItems[0]).toMatchObject({ available: 3, problem: null });
    expect((await nour.send('DELETE', '/cart/hold')).body).toMatchObject({ heldUntil: null });
    expect(await hold(karim)).toBe(15);
  });

  it('Are extended up to an hour in all, and count for nothing when the time is over, without any job', async () => {
    const rare = await variant({ stock: 1 });
    const [nour, karim] = [shopper(), shopper()];
    await nour.add(rare);
    await karim.add(rare);
    await hold(nour);
    for (const left of [15, 15, 15, 15, 10]) {
      await letMinutesPass(10);
      expect(await hold(nour)).toBe(left);
    }
    await letMinutesPass(10);
    expect(await heldOf(rare)).toBe(1);
    expect((await nour.cart()).heldUntil).toBe(null);
    expect(await hold(karim)).toBe(15);
    expect((await nour.refused('POST', '/cart/hold')).code).toBe('out_of_stock');
  });

  it('Are held all or none', async () => {
    const [mug, rare] = [await variant({ stock: 9 }), await variant({ stock: 1 })];
    const nour = shopper();
    await nour.add(mug, 2);
    await nour.add(rare);
    await setStock(rare, 0);
    expect((await nour.refused('POST', '/cart/hold')).code).toBe('out_of_stock');
    expect([await heldOf(mug), await heldOf(rare)]).toEqual([0, 0]);
    expect((await shopper().refused('POST', '/cart/hold')).code).toBe('cart_empty');
  });

  it('Follow the cart: what is taken out is let go of, what is put in is not held yet', async () => {
    const [mug, shirt] = [await variant({ stock: 9 }), await variant({ stock: 9 })];
    const nour = shopper();
    await nour.add(mug, 5);
    await hold(nour);
    expect((await nour.set(mug, 2)).heldUntil).not.toBe(null);
    expect(await heldOf(mug)).toBe(2);
    expect((await nour.add(shirt)).heldUntil).toBe(null);
    await nour.set(mug, 0);
    expect(await heldOf(mug)).toBe(0);
    await hold(nour);
    expect(await heldOf(shirt)).toBe(1);
  });
});

describe('holds at the same time', () => {
  it('Of twenty carts that want one of five pieces, five have one', async () => {
    const rare = await variant({ stock: 5 });
    const all = Array.from({ length: 20 }, () => shopper());
    await Promise.all(all.map((each) => each.add(rare)));
    const answers = await Promise.all(all.map((each) => each.send('POST', '/cart/hold')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
    expect(await heldOf(rare)).toBe(5);
  });

  it('Carts that have the same two things in another order do not wait for each other for ever', async () => {
    const [one, two] = [await variant({ stock: 40 }), await variant({ stock: 40 })];
    const all = Array.from({ length: 20 }, () => shopper());
    await Promise.all(
      all.map(async (each, index) => {
        for (const id of index % 2 ? [one, two] : [two, one]) await each.add(id, 2);
      }),
    );
    const answers = await Promise.all(all.map((each) => each.send('POST', '/cart/hold')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([await heldOf(one), await heldOf(two)]).toEqual([40, 40]);
  });

  it('A cart that is being ordered says nothing of pieces that become another’s meanwhile', async () => {
    const rare = await variant({ stock: 1 });
    const [mona, karim] = [await member(), shopper()];
    await mona.add(rare);
    await karim.add(rare);
    let other: Promise<unknown> | undefined;
    await database().transaction(async (tx) => {
      const cart = await lockPricedCart(tx, { memberId: mona.id }, mona.id, new Date());
      expect(cart?.lines).toMatchObject([{ variantId: rare, quantity: 1, available: 1, taxRate: 1400 }]);
      other = karim.send('POST', '/cart/hold');
      await tx.execute(sql`update product_variants set stock_quantity = stock_quantity - 1 where id = ${rare}`);
      await closeCart(tx, cart?.cartId ?? '', new Date());
    });
    expect(await other).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
  });
});

describe('a cart that became an order', () => {
  it('Is nobody’s any more, and lets go of what it held', async () => {
    const mug = await variant();
    const mona = await member();
    await mona.add(mug, 2);
    await hold(mona);
    const cartId = await database().transaction(async (tx) => {
      const cart = await lockPricedCart(tx, { memberId: mona.id }, mona.id, new Date());
      expect(cart?.heldUntil?.getTime()).toBeGreaterThan(Date.now());
      await closeCart(tx, cart?.cartId ?? '', new Date());
      expect(await lockPricedCart(tx, { memberId: mona.id }, mona.id, new Date())).toBeUndefined();
      return cart?.cartId ?? '';
    });
    expect([await heldOf(mug), (await mona.cart()).itemCount]).toEqual([0, 0]);
    expect((await mona.add(mug)).itemCount).toBe(1);
    expect(await database().select().from(lineItems).where(eq(lineItems.cartId, cartId))).toHaveLength(1);
  });
});

describe('housekeeping', () => {
  it('Carts that nobody came back to in a month go, and holds that are over', async () => {
    const mug = await variant();
    const [old, young] = [shopper(), shopper()];
    await old.add(mug);
    await young.add(mug);
    await hold(young);
    await database()
      .update(carts)
      .set({ updatedAt: new Date(Date.now() - 31 * dayMs) })
      .where(sql`id in (select cart_id from line_items where variant_id = ${mug} order by added_at limit 1)`);
    await letMinutesPass(20);
    await tidy(database(), new Date());
    expect([(await old.cart()).itemCount, (await young.cart()).itemCount, await heldOf(mug)]).toEqual([0, 1, 0]);
  });
});
