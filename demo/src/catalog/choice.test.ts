import { describe, expect, it } from 'vitest';
import { choose } from './choice.ts';

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
