import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useCarts } from '../carts/testing/use-carts.ts';
import { coupons } from '../database/coupon-tables.ts';
import { productCategories, products } from '../database/shop-tables.ts';

const { app, database, variant, shopper } = useCarts();
type Change = Partial<typeof coupons.$inferInsert>;
const makeCoupon = (code: string, change: Change = {}) =>
  database()
    .insert(coupons)
    .values({ code, kind: 'percent', value: 10, ...change });
const apply = (who: ReturnType<typeof shopper>, code: string) => who.send('PUT', '/cart/coupon', { code });
const withCart = async (price = 30_000) => {
  const nour = shopper();
  await nour.add(await variant({ price }));
  return nour;
};
const [yesterday, tomorrow] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
beforeAll(async () => {
  await makeCoupon('TEN');
  await makeCoupon('PERCENT33', { value: 33 });
  await makeCoupon('FIFTY', { kind: 'fixed', value: 5_000, minimum: 30_000 });
  await makeCoupon('SENT', { kind: 'free-shipping', value: 0 });
  await makeCoupon('OVER', { endsAt: yesterday });
  await makeCoupon('SOON', { startsAt: tomorrow });
  await makeCoupon('GONE', { useLimit: 3, useTotal: 3 });
  await makeCoupon('OFF', { isActive: false });
});

describe('a coupon', () => {
  it('Takes its share off the lines, however it is typed, and goes again', async () => {
    const nour = await withCart(45_055);
    const answer = await apply(nour, ' ten ');
    expect(answer.body).toMatchObject({
      coupon: { code: 'TEN', kind: 'percent', problem: null },
      subtotal: { amount: 45_055 },
      discount: { amount: 4_506 },
      total: { amount: 40_549 },
    });
    expect((await apply(nour, 'percent٣٣')).body).toMatchObject({
      coupon: { code: 'PERCENT33' },
      discount: { amount: 14_868 },
    });
    expect(await nour.cart()).toMatchObject({ coupon: { code: 'PERCENT33' } });
    expect((await nour.send('DELETE', '/cart/coupon')).body).toMatchObject({ coupon: null, discount: { amount: 0 } });
  });

  it('For shipping makes every way free', async () => {
    const nour = await withCart();
    await nour.send('PUT', '/cart/shipping', { country: 'EG' });
    expect((await apply(nour, 'SENT')).body).toMatchObject({
      shipping: { amount: 0 },
      total: { amount: 30_000 },
      shippingChoices: [
        { price: { amount: 0 }, freeFrom: null },
        { price: { amount: 0 }, freeFrom: null },
      ],
    });
  });

  it.each([
    ['NEVER', 422, 'coupon_unknown'],
    ['OFF', 422, 'coupon_unknown'],
    ['OVER', 422, 'coupon_expired'],
    ['SOON', 422, 'coupon_not_started'],
    ['GONE', 422, 'coupon_used_up'],
    ['FIFTY', 409, 'coupon_minimum'],
    ['%', 422, 'coupon_unknown'],
    ["' or 1=1 --", 422, 'coupon_unknown'],
  ])('%s does not count: %i %s', async (code, status, problem) => {
    const nour = await withCart(29_999);
    const answer = await apply(nour, code);
    expect([answer.status, answer.body]).toMatchObject([status, { code: problem }]);
    expect((await nour.cart()).coupon).toBe(null);
  });

  it('That is off is answered word by word as one that never was', async () => {
    const nour = await withCart();
    const [off, never] = [await apply(nour, 'OFF'), await apply(nour, 'NEVER')];
    expect(off.body).toEqual(never.body);
  });

  it('That stops counting stays, says why, and takes nothing off', async () => {
    const mug = await variant({ price: 10_000 });
    const nour = shopper();
    await nour.add(mug, 3);
    expect((await apply(nour, 'FIFTY')).body).toMatchObject({ discount: { amount: 5_000 } });
    expect(await nour.set(mug, 2)).toMatchObject({
      coupon: { code: 'FIFTY', problem: 'coupon_minimum' },
      discount: { amount: 0 },
      total: { amount: 20_000 },
    });
  });

  it('Counts for its products, and for categories with those below them, only', async () => {
    const [product] = await database().select().from(products).where(eq(products.id, 1));
    const [parent] = await database()
      .insert(productCategories)
      .values({ slug: 'test-parent', position: 99, name: { ar: 'أ', en: 'a' } })
      .returning({ id: productCategories.id });
    await database()
      .update(productCategories)
      .set({ parentId: parent?.id ?? null })
      .where(eq(productCategories.id, product?.categoryId ?? 0));
    await makeCoupon('PRODUCT2', { productIds: [2] });
    await makeCoupon('BELOW', { categoryIds: [parent?.id ?? 0] });
    const nour = shopper();
    await nour.add(await variant({ price: 10_000, productId: 1 }));
    expect((await apply(nour, 'PRODUCT2')).body).toMatchObject({
      code: 'coupon_not_for_these',
      cart: { itemCount: 1 },
    });
    await nour.add(await variant({ price: 20_000, productId: 2 }));
    expect((await apply(nour, 'PRODUCT2')).body).toMatchObject({ discount: { amount: 2_000 } });
    expect((await apply(nour, 'BELOW')).body).toMatchObject({ coupon: { code: 'BELOW', problem: null } });
  });

  it('Wants a cart with something in it', async () => {
    expect((await shopper().refused('PUT', '/cart/coupon', { code: 'TEN' })).code).toBe('cart_empty');
  });

  it('Is not found by trying: ten of one shopper, thirty of one network', async () => {
    const nour = await withCart();
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push((await apply(nour, `GUESS${index}`)).status);
    expect(answers).toEqual([...Array(10).fill(422), 429, 429]);
    const guess = (index: number) =>
      app().inject({
        ...{ method: 'PUT', url: '/api/cart/coupon', payload: { code: `GUESS${index}` } },
        headers: { 'x-forwarded-for': '203.0.113.71', 'sec-fetch-site': 'same-origin' },
      });
    const others = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    expect(others.filter(({ statusCode }) => statusCode === 409)).toHaveLength(30);
    expect(others.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});
