import { expect, it } from 'vitest';
import { withDoctor, withoutDoctor, withVersion } from './doctor-url.ts';

const site = 'http://site.invalid';

it.each([
  ['/shop', '/shop?mf=doctor'],
  ['/shop?sort=price&page=2#list', '/shop?sort=price&page=2&mf=doctor#list'],
  ['/shop?mf=doctor', '/shop?mf=doctor'],
])('The doctor stays on %s', (address, expected) => {
  expect(withDoctor(site + address)).toBe(expected);
});

it.each([
  ['/shop?mf=doctor', '/shop'],
  ['/shop?mf=doctor&sort=price&mf-shop=1.3.0&mf-blog=#list', '/shop?sort=price#list'],
  ['/shop?sort=price', '/shop?sort=price'],
])('Nothing of it is left in %s when it goes', (address, expected) => {
  expect(withoutDoctor(site + address)).toBe(expected);
});

it.each([
  ['/shop', '1.3.0', '/shop?mf=doctor&mf-shop=1.3.0'],
  ['/shop?mf-shop=1.3.0&mf-blog=2', '', '/shop?mf-shop=&mf-blog=2&mf=doctor'],
])('%s with the version %j of the shop is %s', (address, version, expected) => {
  expect(withVersion(site + address, 'shop', version)).toBe(expected);
});
