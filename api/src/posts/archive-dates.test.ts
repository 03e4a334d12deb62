import { expect, it } from 'vitest';
import { daysOf } from './archive-dates.ts';

it.each([
  ['2026', '2026-01-01', '2027-01-01'],
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2024-02-29', '2024-02-29', '2024-03-01'],
  ['2026-12-31', '2026-12-31', '2027-01-01'],
])('%s begins with %s and ends before %s', (date, from, to) => {
  expect(daysOf(date)).toEqual([from, to]);
});
