import { expect, it } from 'vitest';
import { isKnownPage } from './known-page.ts';

it.each([
  ['/', true],
  ['/shop', true],
  ['/shop?category=paper', true],
  ['/categories/3', true],
  ['/programs/3/episodes/8#player', true],
  ['/nowhere', false],
  ['/shop/secret', false],
  ['https://example.org/shop', false],
  ['javascript:alert(1)', false],
])('%s is a page of the site: %s', (url, isKnown) => {
  expect(isKnownPage(url)).toBe(isKnown);
});
