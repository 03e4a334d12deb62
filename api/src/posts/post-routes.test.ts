import { postCardSchema, postTypes } from '@sahra/shared/schemas/blog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { readingMinutes } from './post-repository.ts';

const app = useTestApp();
const read = async (query: string) => pageOf(postCardSchema).parse((await app().get(`/api/posts?${query}`)).body);

describe('posts', () => {
  it('Visitor reads the newest posts first', async () => {
    const { items, total } = await read('pageSize=60');
    expect(total).toBeGreaterThanOrEqual(24);
    const dates = items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(postTypes.map((type) => [type]))('Visitor reads only posts of the type %s', async (type) => {
    const { items } = await read(`type=${type}`);
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(
      items.every(
        (post) =>
          post.type === type &&
          (type === 'quote') === (post.quote !== null) &&
          (type === 'link') === (post.link !== null),
      ),
    ).toBe(true);
  });

  it('German visitor reads posts in English, with the names around them in German', async () => {
    const { items } = await read('category=cinema-going&lang=de');
    expect(items.every(({ contentLanguage }) => contentLanguage === 'en')).toBe(true);
    expect(items[0]?.categories).toContainEqual({ slug: 'cinema-going', name: 'Ins Kino gehen' });
  });

  it.each([
    ['light waiting', 'On Waiting for the Light'],
    ['قطار تستحقُّ', 'Trains Worth Missing Your Train For'],
    ['ينتهى الفلم', null],
    ['"& | drop table posts', null],
  ])('Visitor who looks for %s among titles finds %s', async (typed, title) => {
    const { items, total } = await read(`lang=en&q=${encodeURIComponent(typed)}`);
    expect(items.map((post) => post.title)).toEqual(title ? [title] : []);
    expect(total).toBe(items.length);
  });

  it.each([
    [[''], 1],
    [[Array.from({ length: 500 }, () => 'word').join(' '), 'and more'], 3],
  ])('Reading takes a minute for 200 words', (paragraphs, minutes) => {
    expect(readingMinutes(paragraphs)).toBe(minutes);
  });
});
