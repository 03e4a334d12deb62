import { expect, it } from 'vitest';
import { isFromOwnPage } from './own-origin.ts';

it.each([
  ['https://sahra.example', 'https://sahra.example', true],
  ['http://sahra.example', 'https://sahra.example', false],
  ['https://sahra.example', 'http://sahra.example', false],
  ['https://sahra.example:444', 'https://sahra.example', false],
  // The site is reached by another name than its own: by which scheme is not known.
  ['http://sahra.example', 'https://www.sahra.example', true],
  ['https://sahra.example', undefined, true],
  ['null', 'https://sahra.example', false],
])('A page of %s is one of the site at %s: %s', (origin, publicUrl, isOwn) => {
  expect(isFromOwnPage({ origin, host: 'sahra.example' }, publicUrl)).toBe(isOwn);
});

it('A browser that says it counts more than its origin', () => {
  const headers = { origin: 'https://sahra.example', host: 'sahra.example', 'sec-fetch-site': 'cross-site' };
  expect(isFromOwnPage(headers, 'https://sahra.example')).toBe(false);
});
