import { expect, it } from 'vitest';
import { createTaps } from './taps.ts';

const read = (...taps: [at: number, time: number][]) => {
  const tap = createTaps();
  return taps.map(([at, time]) => tap(at, time));
};

it.each([
  ['once', [[0.1, 0]], [undefined]],
  [
    'twice on the left, then once more',
    [
      [0.1, 0],
      [0.2, 200],
      [0.1, 400],
    ],
    [undefined, -10, -10],
  ],
  [
    'twice on the right',
    [
      [0.9, 0],
      [0.8, 299],
    ],
    [undefined, 10],
  ],
  [
    'too slowly',
    [
      [0.9, 0],
      [0.9, 300],
    ],
    [undefined, undefined],
  ],
  [
    'on both sides',
    [
      [0.1, 0],
      [0.9, 100],
    ],
    [undefined, undefined],
  ],
  [
    'in the middle',
    [
      [0.5, 0],
      [0.5, 100],
    ],
    [undefined, undefined],
  ],
] as const)('A finger that taps %s', (_name, taps, jumps) => {
  expect(read(...taps.map(([at, time]): [number, number] => [at, time]))).toEqual(jumps);
});
