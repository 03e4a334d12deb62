import { expect, it } from 'vitest';
import { nextOpening } from './opening.ts';

it.each([
  ['2026-11-21T12:00:00Z', '2027-01-01T18:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T18:00:00.000Z'],
  ['2027-01-01T18:00:00Z', '2027-01-01T18:00:00.000Z'],
  ['2027-01-08T17:59:59Z', '2027-01-01T18:00:00.000Z'],
  ['2027-01-08T18:00:00Z', '2027-04-01T18:00:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-04-01T18:00:00.000Z'],
  ['2045-09-30T00:00:00Z', '2045-10-01T18:00:00.000Z'],
])('On %s the page announces the season of %s', (now, opening) => {
  expect(new Date(nextOpening(Date.parse(now))).toISOString()).toBe(opening);
});
