import { describe, expect, it } from 'vitest';
import { assignIds } from './seed-ids.ts';

const ids = (stored: [string, number][], slugs: string[]) => [...assignIds(new Map(stored), slugs)];

describe('ids', () => {
  it.each([
    [
      'count from one at first',
      [],
      ['a', 'b', 'c'],
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
    ],
    [
      'stay when the order changes',
      [
        ['a', 1],
        ['b', 2],
      ],
      ['b', 'a'],
      [
        ['b', 2],
        ['a', 1],
      ],
    ],
    [
      'stay when something new comes before',
      [
        ['a', 1],
        ['b', 2],
      ],
      ['new', 'a', 'b'],
      [
        ['new', 4],
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      'of what is gone are free again only in their place',
      [
        ['a', 1],
        ['b', 2],
      ],
      ['a', 'c'],
      [
        ['a', 1],
        ['c', 3],
      ],
    ],
  ] as [string, [string, number][], string[], [string, number][]][])('%s', (_, stored, slugs, expected) => {
    expect(ids(stored, slugs)).toEqual(expected);
  });
});
