import { expect, it } from 'vitest';
import { nextRepeat } from './repeat.ts';

it.each([
  [null, 10, { from: 10, to: null }],
  [{ from: 10, to: null }, 14, { from: 10, to: 14 }],
  [{ from: 10, to: null }, 10.2, { from: 10.2, to: null }],
  [{ from: 10, to: null }, 4, { from: 4, to: null }],
  [{ from: 10, to: 14 }, 12, null],
])('After %j comes, at second %d: %j', (repeat, position, next) => {
  expect(nextRepeat(repeat, position)).toEqual(next);
});
