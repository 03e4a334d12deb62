import { expect, it } from 'vitest';
import { faultOf, recoveryOf, stallStep } from './recovery.ts';

it.each([
  [[0], 'otherQuality'],
  [[0, 5000], 'skip'],
  [[0, 5000, 9000], 'giveUp'],
  // What failed a while ago was another place.
  [[0, 61_000], 'otherQuality'],
  [[0, 50_000, 61_000], 'skip'],
])('A film that could not be decoded at %j goes on by: %s', (failures, recovery) => {
  expect(recoveryOf(failures)).toBe(recovery);
});

it.each([
  [99_001, false, 'unsupported'],
  [2011, false, 'unsupported'],
  [2012, false, 'unsupported'],
  [2011, true, 'missing'],
  [2012, true, 'missing'],
])('The code %i of the engine, with files that could not be had: %s, means: %s', (code, hasMissed, fault) => {
  expect(faultOf(code, hasMissed)).toBe(fault);
});

const silent = { silenceMs: 9000, isGone: false };
it.each([
  ['waits silently', silent, ['nudge', 'restart', 'say', 'say']],
  ['gets bytes, slowly', { ...silent, silenceMs: 200 }, ['wait', 'wait', 'say', 'say']],
  ['has no connection', { ...silent, isGone: true }, ['wait', 'wait', 'say', 'say']],
])('A film that %s', (_name, state, steps) => {
  expect([1, 2, 3, 4].map((step) => stallStep(step, state))).toEqual(steps);
});
