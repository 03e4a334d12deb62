import { describe, expect, it } from 'vitest';
import { clock } from './clock.ts';

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
