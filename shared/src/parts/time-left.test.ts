import { expect, test } from 'vitest';
import { secondsLeft, splitSeconds } from './time-left.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['a day, an hour, a minute and a second', 90_061_000, [1, 1, 1, 1]],
  ['a begun second counts', 1, [0, 0, 0, 1]],
  ['hours never reach 24', 86_399_000, [0, 23, 59, 59]],
  ['many days stay days', 400 * 86_400_000, [400, 0, 0, 0]],
  ['nothing is left', 0, [0, 0, 0, 0]],
  ['nothing is left of what is past', -5_000, [0, 0, 0, 0]],
])('Time left: %s', (_name, rest, expected) => {
  expect(splitSeconds(secondsLeft(noon, noon + rest)).map(([, value]) => value)).toEqual(expected);
});
