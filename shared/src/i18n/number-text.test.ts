import { describe, expect, it } from 'vitest';
import { getLanguage, languages, languageCodes } from './languages.ts';
import { numberText, pluralOf, poundsText } from './number-text.ts';

const values = [
  ...[0, 1, 2, 7, 9.5, 10, 42, 100, 999, 1000, 1001, 12_345, 123_456, 1_234_567, 987_654_321],
  ...[0.05, 0.1, 0.15, 0.25, 0.35, 0.5, 0.949, 0.95, 0.9995, 1.005, 2.675, 4.45, 4.65, 8.25, 1234.5678, 99_999.99],
  ...[0.0004, 0.0005, 0.29, 0.57, 0.58],
];
const signed = [...values, ...values.filter((value) => value > 0).map((value) => -value)];

const ways: Intl.NumberFormatOptions[] = [
  {},
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { maximumFractionDigits: 1 },
  { maximumFractionDigits: 0 },
  { minimumFractionDigits: 2 },
  { style: 'percent' },
];

describe.each(languageCodes)('Texts of numbers in %s', (code) => {
  const { intl } = getLanguage(code);

  it.each(ways)('are those of Intl: %o', (options) => {
    const format = new Intl.NumberFormat(intl, options);
    for (const value of signed) expect(numberText(value, code, options), String(value)).toBe(format.format(value));
  });

  it.each([false, true])('are those of Intl for prices (short: %s)', (isShort) => {
    const format = new Intl.NumberFormat(intl, {
      style: 'currency',
      currency: 'EGP',
      ...(isShort && { trailingZeroDisplay: 'stripIfInteger' }),
    });
    for (const piasters of [0, 1, 50, 99, 100, 4900, 4950, 12_345, 99_999, 100_000, 123_456_789])
      expect(poundsText(piasters, code, isShort)).toBe(format.format(piasters / 100));
  });
});

it('Leaves to Intl what it does not know', () => {
  expect(numberText(NaN, 'ar')).toBeUndefined();
  expect(numberText(-0, 'ar')).toBeUndefined();
  expect(numberText(1e15, 'ar')).toBeUndefined();
  expect(numberText(3, 'ar', { style: 'unit', unit: 'minute' })).toBeUndefined();
  expect(numberText(3, 'ar', { signDisplay: 'exceptZero' })).toBeUndefined();
  expect(poundsText(-1, 'ar', false)).toBeUndefined();
  expect(pluralOf(1.5, 'ar')).toBeUndefined();
  expect(pluralOf(1_000_000, 'fr')).toBeUndefined();
  expect(pluralOf(1, 'pl')).toBeUndefined();
});

it.each(languages.map(({ tag }) => tag))('Plurals of whole numbers are those of Intl (%s)', (tag) => {
  const rules = new Intl.PluralRules(tag);
  for (let count = 0; count < 2500; count++) expect(pluralOf(count, tag), String(count)).toBe(rules.select(count));
  for (const count of [10_000, 100_003, 123_411, 999_999]) expect(pluralOf(count, tag)).toBe(rules.select(count));
});
