import { expect, it } from 'vitest';
import { isWatched, resumeAt } from './progress-rules.ts';

it.each([
  [0, 30, 0, false],
  [2, 30, 0, false],
  [3, 30, 3, false],
  [28, 30, 28, false],
  [29, 30, 0, true],
  [30, 30, 0, true],
  [5400, 6000, 5400, false],
  [5700, 6000, 0, true],
  [10, 0, 10, false],
])('A viewer who stopped at %d of %d seconds goes on at %d; has seen it: %s', (seconds, durationSeconds, at, seen) => {
  expect([resumeAt({ seconds, durationSeconds }), isWatched({ seconds, durationSeconds })]).toEqual([at, seen]);
});

it('A viewer who never watched it begins at the beginning', () => {
  expect(resumeAt(undefined)).toBe(0);
});

it('A viewer who has reached the credits has seen it', () => {
  expect(isWatched({ seconds: 26, durationSeconds: 30, creditsAt: 26 })).toBe(true);
  expect(isWatched({ seconds: 25, durationSeconds: 30, creditsAt: 26 })).toBe(false);
  expect(isWatched({ seconds: 29, durationSeconds: 30, creditsAt: 30 })).toBe(true);
});
