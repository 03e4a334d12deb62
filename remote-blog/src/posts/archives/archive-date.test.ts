import { expect, it } from 'vitest';
import { byYear, dateName, datesAbove } from './archive-date.ts';

it.each([
  ['2026', 'en', '2026'],
  ['2026-03', 'en', 'March 2026'],
  ['2026-03-08', 'en', '8 March 2026'],
  ['2026-03', 'ar', 'مارس 2026'],
  ['2026-12-31', 'de', '31. Dezember 2026'],
  ['2026-01-01', 'gr', '1 Ιανουαρίου 2026'],
] as const)('%s is called in %s: %s', (date, code, name) => {
  expect(dateName(date, code)).toBe(name);
});

it('A day is in a month, and that in a year', () => {
  expect(datesAbove('2026-03-08')).toEqual(['2026', '2026-03']);
  expect(datesAbove('2026')).toEqual([]);
});

it('Months stand under their years, with how many posts each year has', () => {
  const months = [
    { month: '2026-02', count: 3 },
    { month: '2026-01', count: 1 },
    { month: '2025-12', count: 2 },
  ];
  expect(byYear(months)).toEqual([
    { year: '2026', count: 4, months: months.slice(0, 2) },
    { year: '2025', count: 2, months: months.slice(2) },
  ]);
});
