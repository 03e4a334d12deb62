import { languages } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { findGovernorate, governoratesIn } from './governorates.ts';

it.each(languages.map(({ code }) => code))('The 27 governorates have 27 names in %s', (code) => {
  expect(new Set(governoratesIn(code)).size).toBe(27);
});

it('A governorate that was saved in one language is found in another', () => {
  expect([findGovernorate('القاهرة', 'de'), findGovernorate(' giza', 'ar'), findGovernorate('Berlin', 'en')]).toEqual([
    'Kairo',
    'الجيزة',
    undefined,
  ]);
});
