import { expect, it } from 'vitest';
import { amountText, kilogramsOf, kilogramText, limitOf, minorOf, NO_NUMBER, wholeOf } from './typed-values.ts';

it.each([
  ['50', 'EGP', 5_000],
  ['٥٠٫٥', 'EGP', 5_050],
  ['۱٬۲۵۰', 'EGP', 125_000],
  ['12,5', 'EGP', 1_250],
  ['1.500', 'KWD', 1_500],
  ['7', 'JPY', 7],
  ['0', 'EGP', 0],
])('%s in %s is %i', (typed, currency, minor) => expect(minorOf(typed, currency)).toBe(minor));

it.each(['', '-5', '1,234', '1.2.3', '1e3', 'ten', '12345678', '=1'])('%j is no amount of pounds', (typed) =>
  expect(minorOf(typed, 'EGP')).toBe(NO_NUMBER),
);

it.each([
  [5_000, 'EGP', '50'],
  [5_050, 'EGP', '50.50'],
  [5, 'EGP', '0.05'],
  [1_500, 'KWD', '1.500'],
  [7, 'JPY', '7'],
])('%i in %s is typed as %s, and read back', (minor, currency, text) => {
  expect(amountText(minor, currency)).toBe(text);
  expect(minorOf(text, currency)).toBe(minor);
});

it('Numbers are whole, and no limit is none', () => {
  expect([wholeOf(' ١٢ '), wholeOf('1.5'), wholeOf('')]).toEqual([12, NO_NUMBER, NO_NUMBER]);
  expect([kilogramsOf('٢٫٥'), kilogramsOf('0,75'), kilogramText(20_000), kilogramText(750)]).toEqual([
    2_500,
    750,
    '20',
    '0.750',
  ]);
  expect([limitOf(' '), limitOf('٣'), limitOf('x')]).toEqual([null, 3, NO_NUMBER]);
});
