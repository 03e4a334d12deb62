import { expect, it } from 'vitest';
import { minorOf, NOT_A_NUMBER, typedOf, wholeOf } from './typed-price.ts';

it.each([
  ['450', 'EGP', 45_000],
  ['٤٥٠٫٥', 'EGP', 45_050],
  ['۱٬۲۰۰', 'EGP', 120_000],
  ['0,99', 'EUR', 99],
  ['1200', 'JPY', 1200],
  ['1.250', 'KWD', 1250],
  ['1.5', 'JPY', NOT_A_NUMBER],
  ['1.999', 'EGP', NOT_A_NUMBER],
  ['1,200.50', 'EGP', NOT_A_NUMBER],
  ['-5', 'EGP', NOT_A_NUMBER],
  ['', 'EGP', NOT_A_NUMBER],
])('%s in %s is %i minor units', (typed, currency, minor) => {
  expect(minorOf(typed, currency)).toBe(minor);
});

it.each([
  [45_050, 'EGP', '450.50'],
  [5, 'EGP', '0.05'],
  [1200, 'JPY', '1200'],
  [1250, 'KWD', '1.250'],
])('%i minor units of %s are typed over as %s', (minor, currency, typed) => {
  expect(typedOf(minor, currency)).toBe(typed);
  expect(minorOf(typed, currency)).toBe(minor);
});

it('A weight is a whole number in the digits of any script', () => {
  expect(['٤٠٠', '400', '4.5', 'x'].map(wholeOf)).toEqual([400, 400, NOT_A_NUMBER, NOT_A_NUMBER]);
});
