import { describe, expect, it } from 'vitest';
import { choose } from './choice.ts';
import { assignIds } from './ids.ts';

const ids = (stored: [string, number][], slugs: string[]) => [...assignIds(new Map(stored), slugs)];

describe('ids', () => {
  it.each([
    ['count from one at first', [], ['a', 'b', 'c'], [['a', 1], ['b', 2], ['c', 3]]],
    ['stay when the order changes', [['a', 1], ['b', 2]], ['b', 'a'], [['b', 2], ['a', 1]]],
    ['stay when something new comes before', [['a', 1], ['b', 2]], ['new', 'a', 'b'], [['new', 4], ['a', 1], ['b', 2]]],
    ['of what is gone are free again only in their place', [['a', 1], ['b', 2]], ['a', 'c'], [['a', 1], ['c', 3]]],
  ] as [string, [string, number][], string[], [string, number][]][])('%s', (_, stored, slugs, expected) => {
    expect(ids(stored, slugs)).toEqual(expected);
  });
});

describe('choices', () => {
  const people = Array.from({ length: 40 }, (_, index) => index);

  it('are the same for the same seed, differ between seeds, and repeat nobody', () => {
    expect(choose(people, 6, 'a')).toEqual(choose(people, 6, 'a'));
    expect(choose(people, 6, 'a')).not.toEqual(choose(people, 6, 'b'));
    expect(new Set(choose(people, 40, 'a')).size).toBe(40);
  });

  it('give what there is where more is wanted', () => {
    expect(choose([1, 2], 5, 'a').sort()).toEqual([1, 2]);
  });
});
