import { expect, it } from 'vitest';
import { findHref, findParams, hrefToIn, type HrefTo } from './site-map.ts';

const pages = [
  { id: 'shop.products', path: '/shop' },
  { id: 'shop.product', path: '/shop/:category/:product' },
  { id: 'shop.filter', path: '/filter/:color?' },
];

type Asked = Parameters<typeof findHref> extends [unknown, ...infer Rest] ? Rest : never;

it.each<[string | undefined, ...Asked]>([
  ['/shop', 'shop.products'],
  ['/shop?sort=latest&page=2', 'shop.products', {}, { sort: 'latest', page: 2 }],
  ['/shop', 'shop.products', {}, { sort: '', category: undefined, page: 1 }],
  ['/shop?q=a+%26+b', 'shop.products', {}, { q: 'a & b' }],
  ['/shop/paper/7', 'shop.product', { category: 'paper', product: 7 }],
  ['/shop/a%2Fb/%D8%B3', 'shop.product', { category: 'a/b', product: 'س' }],
  ['/filter', 'shop.filter'],
  ['/filter/red', 'shop.filter', { color: 'red' }],
  [undefined, 'shop.product', { category: 'paper' }],
  [undefined, 'shop.product', { category: 'paper', page: 2 }],
  [undefined, 'blog.posts'],
  [undefined, 'constructor'],
])('A link leads to %s: %s %j %j', (href, ...asked) => {
  expect(findHref(pages, ...asked)).toBe(href);
});

it.each([
  [{ category: 'paper', product: '7' }, 'shop.product', '/shop/paper/7'],
  [{ category: 'a/b', product: '7' }, 'shop.product', '/Shop/a%2Fb/7/'],
  [{}, 'shop.products', '/shop'],
  [{ color: undefined }, 'shop.filter', '/filter'],
  [undefined, 'shop.products', '/shop/paper/7'],
  [undefined, 'shop.product', '/shop'],
  [undefined, 'blog.posts', '/shop'],
])('An address fills in %j of %s: %s', (params, id, path) => {
  expect(findParams(pages, id, path)).toEqual(params);
});

/** What does not compile. */
export const refused = (hrefTo: HrefTo) => [
  // @ts-expect-error no area declares it
  hrefTo('shop.cellar'),
  // @ts-expect-error the pattern has a parameter
  hrefTo('streaming.program'),
  // @ts-expect-error the parameter has another name
  hrefTo('streaming.program', { id: 7 }),
];

it('What compiles is filled with what the registry says, not with what the sources say', () => {
  const hrefTo = hrefToIn([{ id: 'streaming.program', path: '/films/:programId' }]);
  expect([hrefTo('streaming.program', { programId: 7 }), hrefTo('shop.products')]).toEqual(['/films/7', undefined]);
});
