import { expect, it } from 'vitest';
import { knownAddress, withUnknown } from './known-address.ts';

const at = (path: string) => new URL(path, 'http://site.invalid');
const pathOf = ({ pathname, search }: URL) => pathname + search;

it.each([
  ['/shop', '/shop'],
  ['/shop?page=2', '/shop?page=2'],
  ['/shop?utm_source=mail&page=2&r=8391', '/shop?page=2'],
  ['/shop?sort=latest&page=2', '/shop?page=2&sort=latest'],
  ['/shop?page=2&sort=latest', '/shop?page=2&sort=latest'],
  ['/shop?color=red&color=blue', '/shop?color=red&color=blue'],
  ['/shop?lang=de&scheme=nope&direction=rtl', '/shop?direction=rtl&lang=de'],
  ['/shop?lang=xx&constructor=1', '/shop'],
])('A page that knows its page, order and colours shows at %s what it shows at %s', (asked, address) => {
  expect(pathOf(knownAddress(at(asked), ['page', 'sort', 'color']))).toBe(address);
});

it('A page whose release does not say what it knows gets everything that is no choice of language or theme', () => {
  expect(pathOf(knownAddress(at('/radio?wave=3&lang=xx'), undefined))).toBe('/radio?wave=3');
});

it.each([
  ['/shop?category=mugs', '/shop?category=mugs&utm_source=mail'],
  ['/login?next=%2Fshop#top', '/login?next=%2Fshop&utm_source=mail#top'],
  ['/shop?utm_source=page', '/shop?utm_source=page'],
  ['https://elsewhere.invalid/', 'https://elsewhere.invalid/'],
  ['//elsewhere.invalid/', '//elsewhere.invalid/'],
])('Who is sent on to %s with a parameter that the page does not know arrives at %s', (location, expected) => {
  const asked = at('/shop?page=1&utm_source=mail');
  expect(withUnknown(location, asked, at('/shop?page=1'))).toBe(expected);
});
