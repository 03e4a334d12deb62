import { describe, expect, it } from 'vitest';
import { contentsOf, type Size } from './large-contents.ts';

const size: Size = { programs: 200, episodes: 4_000, people: 100, tags: 30, products: 50, posts: 50 };
const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('large contents', () => {
  const demo = contentsOf({ programs: 0, episodes: 0, people: 0, tags: 0, products: 0, posts: 0 });
  const contents = contentsOf(size);

  it('They are the demo with as much more as was asked for', () => {
    for (const noun of ['programs', 'people', 'tags', 'products', 'posts'] as const) {
      expect([noun, contents[noun].length]).toEqual([noun, demo[noun].length + size[noun]]);
      expect(slugsOf(contents[noun]).slice(0, demo[noun].length)).toEqual(slugsOf(demo[noun]));
      expect(repeated(slugsOf(contents[noun]))).toEqual([]);
    }
    const episodes = contents.programs.slice(demo.programs.length).flatMap((program) => program.episodes);
    expect(episodes.length / size.episodes).toBeCloseTo(1, 0);
  });

  it('They are the same each time', () => {
    expect(contentsOf(size)).toEqual(contents);
  });

  it('Some tags and people are in many programs, most in few', () => {
    const uses = (of: (program: (typeof contents.programs)[number]) => readonly string[]) => {
      const counts = new Map<string, number>();
      for (const slug of contents.programs.flatMap(of)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
      return [...counts.values()].sort((a, b) => b - a);
    };
    for (const counts of [uses(({ tags }) => tags), uses(({ cast }) => cast)])
      expect(counts[0]).toBeGreaterThan(4 * (counts[Math.floor(counts.length / 2)] ?? 0));
  });
});
