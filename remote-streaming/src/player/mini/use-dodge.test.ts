import { expect, it } from 'vitest';
import { isCovered } from './use-dodge.ts';

const at = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const corner = at(900, 500, 320, 220);

it.each([
  ['within it', at(950, 550, 100, 20), true],
  ['for the most part within it', at(850, 550, 120, 20), true],
  ['that looks out by half', at(800, 550, 200, 20), false],
  ['beside it', at(100, 550, 100, 20), false],
  ['that begins where it ends', at(950, 720, 100, 20), false],
  ['of a whole row', at(0, 550, 1280, 40), false],
  ['without a size', at(950, 550, 0, 0), false],
])('A focus %s is covered: %s', (_, focus, covered) => {
  expect(isCovered(focus, corner)).toBe(covered);
});
