import { expect, it } from 'vitest';
import { regionOf } from './crop-region.ts';

const square = { width: 600, height: 600 };
const wide = { width: 1600, height: 900 };

it.each([
  ['the middle of a wide one', { width: 400, height: 200 }, square, {}, [100, 0, 200, 200], [0.5, 0.5]],
  [
    'what is in focus, at the edge',
    { width: 400, height: 200 },
    square,
    { focus: [0, 0.5] },
    [0, 0, 200, 200],
    [0, 0.5],
  ],
  [
    'what is in focus, between',
    { width: 400, height: 200 },
    square,
    { focus: [0.4, 0.25] },
    [60, 0, 200, 200],
    [0.5, 0.25],
  ],
  [
    'a crop of that shape',
    { width: 400, height: 200 },
    square,
    { crop: [0.5, 0.5, 0.25, 0.5] },
    [200, 100, 100, 100],
    [0.5, 0.5],
  ],
  [
    'the middle of a crop of another shape',
    { width: 1000, height: 1000 },
    wide,
    { crop: [0, 0, 0.8, 0.8] },
    [0, 175, 800, 450],
    [0.5, 0.5],
  ],
  [
    'a focus outside of the crop',
    { width: 1000, height: 1000 },
    square,
    { crop: [0, 0, 0.5, 1], focus: [1, 1] },
    [0, 500, 500, 500],
    [1, 1],
  ],
  [
    'a crop at the last pixel',
    { width: 3, height: 3 },
    square,
    { crop: [0.999, 0.999, 0.001, 0.001] },
    [2, 2, 1, 1],
    [0.9985, 0.9985],
  ],
  [
    'a crop that is a little too wide',
    { width: 100, height: 100 },
    square,
    { crop: [0.5, 0, 0.50005, 1] },
    [50, 25, 50, 50],
    [0.5, 0.5],
  ],
])('Of a picture is kept: %s', (_, size, shape, cut, [left, top, width, height], [x, y]) => {
  expect(regionOf(size, shape, cut)).toEqual({ region: { left, top, width, height }, focus: { x, y } });
});
