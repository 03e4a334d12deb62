import { expect, it } from 'vitest';
import { zoneOf } from './choose-zone.ts';

const zones = [
  { id: 3, countries: [] },
  { id: 2, countries: ['DE', 'FR'] },
  { id: 1, countries: ['EG'] },
];

it.each([
  ['EG', 1],
  ['FR', 2],
  ['JP', 3],
])('A parcel to %s belongs to zone %i', (country, id) => {
  expect(zoneOf(zones, country)?.id).toBe(id);
});

it('Where no zone is for everywhere else, nothing is sent', () => {
  expect(zoneOf([{ id: 1, countries: ['EG'] }], 'JP')).toBeUndefined();
});
