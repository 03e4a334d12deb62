import { type Wishlist, wishlistSchema } from '@sahra/shared/schemas/wishlist';
import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { products } from '../../database/shop-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

/** Both cookies: a member in the browser in which they were a guest before. */
export const both = (one: TestMember, guestCookie: string) => `${one.cookie}; ${guestCookie}`;

/** The app of a test file, with lists of guests and members; each test calls from a place of its own. */
export function useWishlists() {
  const { app, signUp, call, database } = useMembers();
  let ids: number[] = [];
  let place = 0;
  beforeEach(() => {
    place += 1;
  });
  beforeAll(async () => {
    const rows = await database().select({ id: products.id }).from(products).orderBy(asc(products.id));
    ids = rows.map(({ id }) => id);
  });
  const at = () => ({ remoteAddress: `203.0.113.${place}` });
  const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown, cookie = '') =>
    call(method, path, body, cookie, at());
  const put = (id: number | string, cookie = '') => send('PUT', `/wishlist/items/${id}`, undefined, cookie);
  return {
    ...{ app, signUp, database, send, put },
    /** The id of the product at this place of the catalogue. */
    nth: (index: number) => ids[index] ?? 0,
    read: async (cookie = ''): Promise<Wishlist> =>
      wishlistSchema.parse((await send('GET', '/wishlist', undefined, cookie)).body),
    remove: (id: number | string, cookie = '') => send('DELETE', `/wishlist/items/${id}`, undefined, cookie),
    share: (isShared: unknown, cookie: string) => send('PUT', '/wishlist/share', { isShared }, cookie),
    open: (token: string) => send('GET', `/wishlists/${encodeURIComponent(token)}`),
    /** The cookie of a guest with these wishes, the last one newest. */
    async guest(...wishes: number[]): Promise<string> {
      let cookie = '';
      for (const wish of wishes) cookie = (await put(wish, cookie)).cookie || cookie;
      return cookie;
    },
  };
}
