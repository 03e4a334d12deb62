import type { LanguageCode } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { countriesIn } from './country-names.ts';

const namesIn = (code: LanguageCode) => countriesIn({ i18n: createI18n(code, { [code]: { common: {} } }) });

it.each([
  ['ar', 'مصر', 'اليونان'],
  ['en', 'Egypt', 'Greece'],
  ['de', 'Ägypten', 'Griechenland'],
  ['fr', 'Égypte', 'Grèce'],
  ['gr', 'Αίγυπτος', 'Ελλάδα'],
] as const)('Countries have their names in %s, in the order of its alphabet', (code, egypt, greece) => {
  const countries = namesIn(code);
  expect([
    countries.find((country) => country.code === 'EG')?.name,
    countries.find((country) => country.code === 'GR')?.name,
  ]).toEqual([egypt, greece]);
  expect(countries.filter(({ code: own, name }) => own === name)).toEqual([]);
});

it('German puts Ägypten among the first, not behind Z', () => {
  expect(namesIn('de').findIndex(({ code }) => code === 'EG')).toBeLessThan(10);
});
