import { describe, expect, it } from 'vitest';
import { drawPicture, readContents } from '../demo.ts';

const { categories, programs, people, topTen, products, posts, contributions, members } = readContents();
const listed = programs.filter(({ isListed }) => isListed);

describe('the demo', () => {
  it('is as large as promised', () => {
    expect([categories.length, listed.length, topTen.length, products.length]).toEqual([14, 126, 5, 31]);
    expect(people.length).toBeGreaterThanOrEqual(60);
    expect(posts.length).toBeGreaterThanOrEqual(24);
    for (const language of ['ar', 'en', 'de', 'fr', 'gr'] as const)
      expect(new Set(listed.map(({ title }) => title[language])).size, language).toBe(126);
  });

  it('has one program on purpose that is in no list and has no film', () => {
    expect(
      programs
        .filter(({ isListed }) => !isListed)
        .map(({ slug, episodes }) => [slug, episodes.map(({ clip }) => clip)]),
    ).toEqual([['missing-reel', ['missing-reel']]]);
  });

  it('has reviews and comments about things that are there, each person once for a review, after what they answer', () => {
    const slugs = new Set([
      ...programs.map(({ slug }) => `program/${slug}`),
      ...products.map(({ slug }) => `product/${slug}`),
      ...posts.map(({ slug }) => `post/${slug}`),
      ...programs.flatMap(({ episodes }) => episodes.map(({ slug }) => `episode/${slug}`)),
    ]);
    expect(contributions.filter(({ on }) => !slugs.has(on))).toEqual([]);
    const reviews = contributions.filter(({ rating }) => rating !== undefined);
    expect(reviews.every(({ on }) => /^pro(gram|duct)\//.test(on))).toBe(true);
    expect(new Set(reviews.map(({ on, by }) => `${on} ${by}`)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(4);
    for (const { at, replies = [] } of contributions) {
      const times = [at, ...replies.map((reply) => reply.at)];
      expect(times).toEqual([...new Set(times)].sort());
      for (const { answers } of replies) if (answers) expect(times).toContain(answers);
    }
    const moments = contributions.flatMap(({ on, at, replies = [] }) =>
      [at, ...replies.map((r) => r.at)].map((t) => `${on} ${t}`),
    );
    expect(new Set(moments).size).toBe(moments.length);
  });

  it('has a member and a subscriber', () => {
    expect(members.map(({ username, isSubscriber }) => [username, isSubscriber])).toEqual([
      ['mona', false],
      ['karim', true],
    ]);
  });

  it.each([
    ['poster', 'burullus', 'burullus-e9x9'],
    ['scene', 'missing-reel', 'missing-reel-e1x1'],
    ['portrait', 'nadine-halawani', 'nobody'],
    ['product', 'burullus-mug', 'burullus'],
    ['post', 'on-waiting-for-the-light', 'constructor'],
  ] as const)('draws a %s by its name, and nothing for a name that nothing has', (kind, name, unknown) => {
    expect(drawPicture(kind, name)?.svg).toMatch(/^<svg /);
    expect(drawPicture(kind, unknown)).toBeUndefined();
  });
});
