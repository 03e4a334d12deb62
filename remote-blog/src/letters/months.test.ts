import { expect, it } from 'vitest';
import { currentMonth, monthAfter, monthName, readMonth } from './months.ts';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('From %s by %i it is %s', (month, count, other) => {
  expect(monthAfter(month, count)).toBe(other);
});

it('The month is that of Cairo, where it is later than in Greenwich', () => {
  expect(currentMonth(new Date('2026-11-30T21:59:00Z'))).toBe('2026-11');
  expect(currentMonth(new Date('2026-11-30T22:00:00Z'))).toBe('2026-12');
});

it('Only months are months', () => {
  expect([
    readMonth('2026-11'),
    readMonth('2026-13'),
    readMonth('2026-11-01'),
    readMonth('<b>'),
    readMonth(null),
  ]).toEqual(['2026-11', ...[undefined, undefined, undefined, undefined]]);
  expect(monthName('2026-11', 'en')).toBe('November 2026');
});
