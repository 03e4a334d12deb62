import { MAX_WISHES, wishlistSchema } from '@sahra/shared/schemas/wishlist';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { wishlistItems, wishlists } from '../database/wishlist-tables.ts';
import { hashToken } from '../newsletter/token.ts';
import { tidy } from '../server/housekeeping.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { useWishlists } from './testing/use-wishlists.ts';

const { app, signUp, database, send, put, nth, read, remove, guest } = useWishlists();
const listOf = (body: unknown) => wishlistSchema.parse(body).items.map(({ product }) => product.id);

describe('a wishlist', () => {
  it('A guest gets a cookie with the first wish; a product stands there once, the newest first, and goes when it is taken off', async () => {
    const first = await put(nth(0));
    expect(first.cookie).toMatch(/^__Host-sahra\.shopper=[\w-]{43}$/);
    const second = await put(nth(1), first.cookie);
    expect([second.cookie, listOf(second.body)]).toEqual(['', [nth(1), nth(0)]]);
    expect(listOf((await put(nth(0), first.cookie)).body)).toEqual([nth(1), nth(0)]);
    const isWished = async (id: number, cookie = '') =>
      (await send('GET', `/wishlist/items/${id}`, undefined, cookie)).body;
    expect(await isWished(nth(1), first.cookie)).toEqual({ isWished: true });
    expect(listOf((await remove(nth(1), first.cookie)).body)).toEqual([nth(0)]);
    for (const cookie of ['', first.cookie]) expect(await isWished(nth(1), cookie)).toEqual({ isWished: false });
    expect(listOf((await remove(nth(1), first.cookie)).body)).toEqual([nth(0)]);
    const { rows } = await app().testDatabase.pool.query(`select wishlists::text as row from wishlists`);
    expect(JSON.stringify(rows)).not.toContain(first.cookie.split('=')[1]);
  });

  it('Who only looks gets an empty list and no cookie, and nobody keeps the answer', async () => {
    const answer = await app().get('/api/wishlist');
    expect([answer.status, answer.body, answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([
      200,
      { items: [], shareToken: null },
      undefined,
      'no-store',
    ]);
    expect((await remove(nth(0))).cookie).toBe('');
  });

  it('It says what goes into the cart where a product comes in one only', async () => {
    const { productId: one, id } = await oneVariantOf(nth(2));
    await oneVariantOf(nth(3));
    await addVariant(nth(3), 'T-second');
    const cookie = await guest(nth(3), nth(2));
    expect((await read(cookie)).items.map(({ product, variantId }) => [product.id, variantId])).toEqual([
      [one, id],
      [nth(3), null],
    ]);
  });

  it('Fifty at once are all there, each once', async () => {
    const cookie = await guest(nth(0));
    const fifty = Array.from({ length: 50 }, (_, index) => nth(index % 20));
    const answers = await Promise.all(fifty.map((id) => put(id, cookie)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set((await read(cookie)).items.map(({ product }) => product.id)).size).toBe(20);
    expect((await read(cookie)).items).toHaveLength(20);
  });

  it('It holds so many and no more, however many come at once', async () => {
    const karim = await signUp();
    const [list] = await database().insert(wishlists).values({ memberId: karim.id }).returning();
    const more = await database().execute<{ id: number }>(sql`
      insert into products (slug, sku, position, name, description, category_id, price, rating, review_count, sold_count, added_on, colors, sizes, weight_grams, shape, motif, tags, picture_color)
      select slug || '-' || n, sku || '-' || n, position, name, description, category_id, price, rating, review_count, sold_count, added_on, colors, sizes, weight_grams, shape, motif, tags, picture_color
      from products, generate_series(1, ${MAX_WISHES + 4}) n where id = ${nth(0)} returning id`);
    const made = more.rows.map(({ id }) => id);
    await database()
      .insert(wishlistItems)
      .values(made.slice(0, MAX_WISHES - 2).map((productId) => ({ wishlistId: list?.id ?? '', productId })));
    const answers = await Promise.all(made.slice(-6).map((id) => put(id, karim.cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'wishlist_full' });
    expect((await read(karim.cookie)).items).toHaveLength(MAX_WISHES);
    await database().delete(products).where(inArray(products.id, made));
  });
});

it('A guest’s list is forgotten a year after the last change, a member’s is not', async () => {
  const mona = await signUp();
  const [old, fresh] = [await guest(nth(0)), await guest(nth(1))];
  await put(nth(0), mona.cookie);
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const hashOf = (cookie: string) => hashToken(cookie.split('=')[1] ?? '');
  await database()
    .update(wishlists)
    .set({ updatedAt: ago(366) })
    .where(eq(wishlists.shopperHash, hashOf(old)));
  await database()
    .update(wishlists)
    .set({ updatedAt: ago(364) })
    .where(eq(wishlists.shopperHash, hashOf(fresh)));
  await database()
    .update(wishlists)
    .set({ updatedAt: ago(800) })
    .where(eq(wishlists.memberId, mona.id));
  await tidy(database(), new Date());
  expect(await Promise.all([old, fresh, mona.cookie].map(async (one) => (await read(one)).items.length))).toEqual([
    0, 1, 1,
  ]);
});

async function addVariant(productId: number, sku: string) {
  const [row] = await database()
    .insert(productVariants)
    .values({ productId, sku, color: sku, position: 0, price: 1000, weightGrams: 100 })
    .returning();
  if (!row) throw new Error('No variant was stored');
  return row;
}
async function oneVariantOf(productId: number) {
  await database().delete(productVariants).where(eq(productVariants.productId, productId));
  return addVariant(productId, `T-${productId}`);
}
