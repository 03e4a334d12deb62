import { describe, expect, it } from 'vitest';
import { drawPicture, readContents } from '../demo.ts';

const { categories, programs, people, topTen, products, posts, members } = readContents();
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
