import { expect, it } from 'vitest';
import { findHref } from './site-map.ts';

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
