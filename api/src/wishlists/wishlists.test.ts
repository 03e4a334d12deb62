import { MAX_WISHES, sharedWishlistSchema, type Wishlist, wishlistSchema } from '@sahra/shared/schemas/wishlist';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { wishlistItems, wishlists } from '../database/wishlist-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import type { TestMember } from '../testing/member.ts';
import { useMembers } from '../testing/member-calls.ts';

const { app, signUp, call, database } = useMembers();
let ids: number[] = [];
let place = 0;
/** Each test calls from a place of its own. */
beforeEach(() => {
  place += 1;
});
const at = () => ({ remoteAddress: `203.0.113.${place}` });

beforeAll(async () => {
  const rows = await database().select({ id: products.id }).from(products).orderBy(asc(products.id));
  ids = rows.map(({ id }) => id);
});
const nth = (index: number) => ids[index] ?? 0;

const listOf = (body: unknown) => wishlistSchema.parse(body).items.map(({ product }) => product.id);
const read = async (cookie = ''): Promise<Wishlist> =>
  wishlistSchema.parse((await call('GET', '/wishlist', undefined, cookie, at())).body);
const put = (id: number | string, cookie = '') => call('PUT', `/wishlist/items/${id}`, undefined, cookie, at());
const remove = (id: number | string, cookie = '') => call('DELETE', `/wishlist/items/${id}`, undefined, cookie, at());
const share = (isShared: unknown, cookie: string) => call('PUT', '/wishlist/share', { isShared }, cookie, at());
const open = (token: string) => call('GET', `/wishlists/${encodeURIComponent(token)}`, undefined, '', at());
/** A guest with these wishes, the last one newest. */
async function guest(...wishes: number[]): Promise<string> {
  let cookie = '';
  for (const wish of wishes) cookie = (await put(wish, cookie)).cookie || cookie;
  return cookie;
}
const both = (one: TestMember, guestCookie: string) => `${one.cookie}; ${guestCookie}`;

describe('a wishlist', () => {
  it('A guest gets a cookie with the first wish; a product stands there once, the newest first, and goes when it is taken off', async () => {
    const first = await put(nth(0));
    expect(first.cookie).toMatch(/^__Host-sahra\.shopper=[\w-]{43}$/);
    const second = await put(nth(1), first.cookie);
    expect([second.cookie, listOf(second.body)]).toEqual(['', [nth(1), nth(0)]]);
    expect(listOf((await put(nth(0), first.cookie)).body)).toEqual([nth(1), nth(0)]);
    const isWished = async (id: number, cookie = '') =>
      (await call('GET', `/wishlist/items/${id}`, undefined, cookie, at())).body;
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

describe('after signing in', () => {
  it('What was collected before is added once, and is on the device no more', async () => {
    const mona = await signUp();
    await put(nth(0), mona.cookie);
    await put(nth(1), mona.cookie);
    const before = await guest(nth(1), nth(2));
    expect((await read(both(mona, before))).items.map(({ product }) => product.id).sort()).toEqual(
      [nth(0), nth(1), nth(2)].sort(),
    );
    expect((await read(before)).items).toEqual([]);
    await remove(nth(2), mona.cookie);
    expect((await read(both(mona, before))).items).toHaveLength(2);
  });

  it('Twenty tabs that open at that moment add it once', async () => {
    const mona = await signUp();
    const before = await guest(nth(0), nth(1), nth(2));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? put(nth(3), both(mona, before)) : read(both(mona, before)),
      ),
    );
    expect(answers).toHaveLength(20);
    expect(new Set((await read(mona.cookie)).items.map(({ product }) => product.id))).toEqual(
      new Set([nth(0), nth(1), nth(2), nth(3)]),
    );
    expect((await read(mona.cookie)).items).toHaveLength(4);
  });

  it('Of two members who sign in with the same browser at once, one gets it', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const before = await guest(nth(0), nth(1));
    await Promise.all([read(both(mona, before)), read(both(karim, before))]);
    const sizes = [(await read(mona.cookie)).items.length, (await read(karim.cookie)).items.length];
    expect(sizes.sort()).toEqual([0, 2]);
  });

  it('A link that was given away before goes on, unless the member has one', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const before = await guest(nth(0));
    const given = wishlistSchema.parse((await share(true, before)).body).shareToken;
    expect((await read(both(mona, before))).shareToken).toBe(given);
    const own = wishlistSchema.parse((await share(true, karim.cookie)).body).shareToken;
    const other = await guest(nth(1));
    await share(true, other);
    expect((await read(both(karim, other))).shareToken).toBe(own);
  });
});

describe('a link to a list', () => {
  it('Whoever has it reads the list and nothing of whose it is, until it is ended; the next link is another', async () => {
    const mona = await signUp();
    await put(nth(4), mona.cookie);
    const shared = wishlistSchema.parse((await share(true, mona.cookie)).body);
    const token = shared.shareToken ?? '';
    expect([token.length, wishlistSchema.parse((await share(true, mona.cookie)).body).shareToken]).toEqual([43, token]);
    const opened = await open(token);
    expect(
      sharedWishlistSchema
        .strict()
        .parse(opened.body)
        .items.map(({ product }) => product.id),
    ).toEqual([nth(4)]);
    for (const secret of [mona.id, mona.email, mona.username, 'Mona'])
      expect(JSON.stringify(opened.body)).not.toContain(secret);
    await share(false, mona.cookie);
    expect((await open(token)).status).toBe(404);
    const next = wishlistSchema.parse((await share(true, mona.cookie)).body).shareToken;
    expect([next?.length, next === token]).toEqual([43, false]);
    expect((await open(token)).status).toBe(404);
  });

  it.each(['x', '', createToken(), `${'a'.repeat(42)}%`, "' or true --", '../account/export', 'null', 'ـ'.repeat(43)])(
    'The link %s leads to nothing',
    async (token) => {
      await database()
        .insert(wishlists)
        .values({ shopperHash: hashToken(createToken()) });
      expect((await open(token)).status).toBe(404);
    },
  );
});

describe('somebody else', () => {
  it('has another list: a cookie that was made up opens none, and of one that cannot be one nothing is believed', async () => {
    const mona = await signUp();
    await put(nth(0), mona.cookie);
    const victim = await guest(nth(1));
    const name = '__Host-sahra.shopper';
    const [list] = await database().select().from(wishlists).where(eq(wishlists.memberId, mona.id));
    for (const value of [
      createToken(),
      hashToken(victim.split('=')[1] ?? ''),
      list?.id,
      mona.id,
      '',
      "' or 1=1",
      'x'.repeat(5000),
    ])
      expect((await read(`${name}=${value}`)).items).toEqual([]);
    const { cookie, status } = await put(nth(2), `${name}=not-one`);
    expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-sahra\.shopper=[\w-]{43}$/)]);
    expect((await read(victim)).items).toHaveLength(1);
  });

  it.each([
    '0',
    '-1',
    '1e3',
    '1.5',
    '999999999',
    '99999999999999999999',
    '٣',
    'abc',
    "1' or '1'='1",
    '1%00',
    '../share',
  ])('The product %s is refused, and nothing is written', async (id) => {
    const before = await database().$count(wishlistItems);
    const { status } = await call('PUT', `/wishlist/items/${id}`, undefined, '', at());
    expect([400, 404]).toContain(status);
    expect(await database().$count(wishlistItems)).toBe(before);
  });

  it('Pages of other sites change nothing, and of a body only what is named counts', async () => {
    const cookie = await guest(nth(0));
    const foreign = await app().inject({
      method: 'PUT',
      url: `/api/wishlist/items/${nth(1)}`,
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
    const forged = await call(
      'PUT',
      '/wishlist/share',
      { isShared: true, shareToken: 'a'.repeat(43), memberId: 'x' },
      cookie,
      at(),
    );
    expect(wishlistSchema.parse(forged.body).shareToken).not.toBe('a'.repeat(43));
    for (const isShared of ['yes', 1, null, { $ne: false }]) expect((await share(isShared, cookie)).status).toBe(400);
  });

  it('who begins one list after the other is stopped, made-up cookies or not', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 101; index += 1)
      statuses.add((await put(nth(0), index % 2 ? `__Host-sahra.shopper=${createToken()}` : '')).status);
    expect(statuses).toEqual(new Set([200, 429]));
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
