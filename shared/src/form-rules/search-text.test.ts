import { expect, it } from 'vitest';
import { SEARCH_TEXT_LENGTH, searchTextOf } from './search-text.ts';

it.each([
  ['?q=%20night%20', 'night'],
  ['', ''],
  ['?q=', ''],
  ['?q=%D9%84%D9%8A%D9%84&page=2', 'ليل'],
  [`?q=${'a'.repeat(5000)}`, 'a'.repeat(SEARCH_TEXT_LENGTH)],
  ['?q=one&q=two', 'one'],
])('The address %s asks for "%s"', (search, asked) => {
  expect(searchTextOf(`https://sahra.example/search${search}`)).toBe(asked);
});
