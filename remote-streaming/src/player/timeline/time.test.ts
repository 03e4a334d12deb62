import { describe, expect, it } from 'vitest';
import { clock, spokenTime } from './time.ts';

describe('clock', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [65, '1:05'],
    [750, '12:30'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [-4, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('shows %d seconds as %s', (time, shown) => {
    expect(clock(time)).toBe(shown);
  });
});

describe('spokenTime', () => {
  it.each([
    ['en', 65, '1 minute and 5 seconds'],
    ['en', 0, '0 seconds'],
    ['en', 3600, '1 hour'],
    ['de', 62, '1 Minute und 2 Sekunden'],
    ['ar', 120, 'دقيقتان'],
    ['ar', 3, '3 ثوان'],
  ] as const)('says in %s %d seconds as %s', (language, time, said) => {
    expect(spokenTime(time, language)).toBe(said);
  });
});
