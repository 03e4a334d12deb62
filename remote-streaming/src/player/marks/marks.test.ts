import { expect, it } from 'vitest';
import type { Segment } from '@sahra/shared/facade';
import { chapterAt, isLast, segmentAt } from './marks.ts';

const intro: Segment = { kind: 'intro', startSeconds: 4, endSeconds: 10 };
const credits: Segment = { kind: 'credits', startSeconds: 50, endSeconds: 59.5 };

it.each([
  [3.9, undefined],
  [4, intro],
  [8.9, intro],
  // Too little of it is left.
  [9.1, undefined],
  [30, undefined],
  [52, credits],
])('At second %d can be skipped: %j', (time, segment) => {
  expect(segmentAt([intro, credits], time)).toBe(segment);
});

it.each([
  [intro, 60, false],
  [credits, 60, true],
  [credits, 90, false],
])('%j is the last of a film of %i s: %s', (segment, duration, last) => {
  expect(isLast(segment, duration)).toBe(last);
});

it.each([
  [0, -1],
  [2, 0],
  [20, 0],
  [20.4, 1],
  [999, 1],
])('Second %d is in chapter %i', (time, place) => {
  const chapters = [
    { startSeconds: 2, title: 'Evening' },
    { startSeconds: 20.4, title: 'On the Roof' },
  ];
  expect(chapterAt(chapters, time)).toBe(place);
});
