import { expect, it } from 'vitest';
import { createPageCache, type PageOrder } from './page-cache.ts';
import { preferencesOf } from '../http/visitor-preferences.ts';

const url = new URL('http://site.invalid/account');
const variant = { key: '1', releases: [], entries: [], closed: [], menus: [] };
const nobody = { cookie: '', forwardedFor: '203.0.113.7', userAgent: 'Browser' };
const withSession = (token: string) => ({ ...nobody, cookie: `sahra.session=${token}` });
const asked = { url, variant, preferences: preferencesOf(url, undefined) };

/** Renders pages that say whose they are, and counts them. */
function rendering() {
  const orders: PageOrder[] = [];
  const page = createPageCache(async (order) => {
    orders.push(order);
    await Promise.resolve();
    return { status: 200, html: Buffer.from(`page of ${order.visitor?.cookie ?? 'everybody'}`), isFinal: true };
  }, 60_000);
  return {
    orders,
    read: async (visitor: typeof nobody, text?: string) => {
      const form = text === undefined ? undefined : { body: Buffer.from(text), type: 'text/plain' };
      return Buffer.from((await page({ ...asked, visitor, form })).html).toString();
    },
  };
}

it('Visitors get one page, made once and for none of them', async () => {
  const { orders, read } = rendering();
  const texts = await Promise.all([read(nobody), read({ ...nobody, userAgent: 'Another' }), read(nobody)]);
  expect(new Set(texts)).toEqual(new Set(['page of everybody']));
  expect(await read(nobody)).toBe('page of everybody');
  expect(orders.map(({ visitor }) => visitor)).toEqual([undefined]);
});

it('A visitor with a session gets a page of their own, rendered each time, and nobody else gets it', async () => {
  const { orders, read } = rendering();
  expect(
    await Promise.all([read(withSession('a')), read(nobody), read(withSession('b')), read(withSession('a'))]),
  ).toEqual(['page of sahra.session=a', 'page of everybody', 'page of sahra.session=b', 'page of sahra.session=a']);
  expect(await read(nobody)).toBe('page of everybody');
  expect(orders).toHaveLength(4);
});

it('What a form gets is not cached', async () => {
  const { orders, read } = rendering();
  await read(nobody, 'email=a');
  await read(nobody);
  await read(nobody, 'email=b');
  expect(orders.map(({ form }) => form && Buffer.from(form.body).toString())).toEqual([
    'email=a',
    undefined,
    'email=b',
  ]);
});
