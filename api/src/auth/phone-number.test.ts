import { expect, it } from 'vitest';
import { countriesOf, toPhoneNumber } from './phone-number.ts';

it.each([
  ['de', '030 1234567', '+49301234567'],
  ['fr', '01001234567', '+201001234567'],
  ['fr', '01 23 45 67 89', '+33123456789'],
  ['fr', '+49 30 1234567', '+49301234567'],
  ['gr', '21 0123 4567', '+302101234567'],
  ['ar', '01001234567', '+201001234567'],
  ['en', '01001234567', '+201001234567'],
  ['en', '99999999999999', undefined],
] as const)('Who reads the site in %s dials %s: %s', (language, typed, called) => {
  expect(toPhoneNumber(typed, countriesOf(language))).toBe(called);
});
