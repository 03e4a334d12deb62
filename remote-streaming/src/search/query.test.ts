import { expect, it } from 'vitest';
import { QUERY_LENGTH, queryOf } from './query.ts';

it.each([
  ['?q=%20night%20', 'night'],
  ['', ''],
  ['?q=', ''],
  ['?q=%D9%84%D9%8A%D9%84&page=2', 'ليل'],
  [`?q=${'a'.repeat(5000)}`, 'a'.repeat(QUERY_LENGTH)],
  ['?q=one&q=two', 'one'],
])('The address %s asks for "%s"', (search, asked) => {
  expect(queryOf(`https://sahra.example/search${search}`)).toBe(asked);
});
