import { sharedWishlistSchema, wishlistSchema } from '@sahra/shared/schemas/wishlist';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wishlistItems, wishlists } from '../database/wishlist-tables.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { useWishlists } from './testing/use-wishlists.ts';

const { app, signUp, database, send, put, nth, read, share, open, guest } = useWishlists();

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
    const { status } = await put(id);
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
    const forged = await send(
      'PUT',
      '/wishlist/share',
      { isShared: true, shareToken: 'a'.repeat(43), memberId: 'x' },
      cookie,
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
