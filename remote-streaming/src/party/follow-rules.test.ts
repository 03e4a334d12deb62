import { expect, it } from 'vitest';
import { correctionFor, placeAt } from './follow-rules.ts';

it.each([
  ['plays', { isPlaying: true, position: 10, at: 1000, rate: 1 }, 3500, 12.5],
  ['plays faster', { isPlaying: true, position: 10, at: 1000, rate: 1.5 }, 3000, 13],
  ['is paused', { isPlaying: false, position: 10, at: 1000, rate: 1 }, 60_000, 10],
  ['has just begun, by a clock that is ahead', { isPlaying: true, position: 10, at: 1000, rate: 1 }, 900, 10],
])('A film that %s', (_how, state, now, place) => {
  expect(placeAt(state, now)).toBe(place);
});

it.each([
  ['is where it should be', 0.05, 1, false, true, { jumps: false, rate: 1 }],
  ['is a little behind', 0.2, 1, false, true, { jumps: false, rate: 1.1 }],
  ['is a little ahead', -0.2, 1, false, true, { jumps: false, rate: 0.9 }],
  ['is being brought back', 0.06, 1, true, true, { jumps: false, rate: 1.05 }],
  ['was brought back', 0.03, 1, true, true, { jumps: false, rate: 1 }],
  ['is behind at double speed', 0.2, 2, false, true, { jumps: false, rate: 2.2 }],
  ['is far behind', 0.5, 1, false, true, { jumps: true }],
  ['is far ahead', -30, 1, true, true, { jumps: true }],
  ['is far behind after a jump', 0.9, 1, false, false, { jumps: false, rate: 1.25 }],
] as const)('A film that %s', (_how, drift, rate, isNudged, mayJump, correction) => {
  expect(correctionFor(drift, rate, isNudged, mayJump)).toEqual(correction);
});
