import { expect, it } from 'vitest';
import { shiftCues } from './shift-cues.ts';

it('Cues come later, then earlier, and are back where they were in the end', () => {
  const cue = { startTime: 10, endTime: 12 };
  const track = { cues: [cue] };
  shiftCues(track, 0.5);
  shiftCues(track, 0.5);
  expect(cue).toEqual({ startTime: 10.5, endTime: 12.5 });
  shiftCues(track, -2);
  expect(cue).toEqual({ startTime: 8, endTime: 10 });
  shiftCues(track, 0);
  expect(cue).toEqual({ startTime: 10, endTime: 12 });
});

it('Those that are loaded later are shifted then', () => {
  const [early, late] = [
    { startTime: 1, endTime: 2 },
    { startTime: 60, endTime: 62 },
  ];
  shiftCues({ cues: [early] }, 1);
  shiftCues({ cues: [early, late] }, 1);
  expect([early.startTime, late.startTime]).toEqual([2, 61]);
  shiftCues(undefined, 1);
});
