import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { coverOfType } from '@sahra/shared/pictures';
import { postTypes } from '@sahra/shared/schemas/blog';
import { describe, expect, it } from 'vitest';
import { drawPicture, readContents } from '../demo.ts';

const { categories, programs, people, topTen, products, posts, contributions, members, clips } = readContents();
const listed = programs.filter(({ isListed, kind }) => isListed && kind !== 'video');
const videos = programs.filter(({ kind }) => kind === 'video');
/** The file at an address, whose revision names no folder. */
const fileOf = (address: string) =>
  join(
    import.meta.dirname,
    '../..',
    address
      .replace(/~[0-9a-f]{8}/, '')
      .replace('/media/demo', 'media')
      .replace('/media/gated/demo', 'gated'),
  );

describe('the demo', () => {
  it('is as large as promised', () => {
    expect([categories.length, listed.length, topTen.length, products.length]).toEqual([14, 126, 5, 34]);
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

  it('has 24 videos of three types, each about a film or a series, with a title of its own in every language', () => {
    expect(videos).toHaveLength(24);
    expect(new Set(videos.map(({ videoType }) => videoType))).toEqual(new Set(['trailer', 'clip', 'interview']));
    const slugs = listed.map(({ slug }) => slug);
    for (const { about, publishedAt } of videos) {
      expect(slugs).toContain(about);
      expect(Number(publishedAt)).toBeLessThan(Date.UTC(2026, 10, 20));
    }
    for (const language of ['ar', 'en', 'de', 'fr', 'gr'] as const)
      expect(new Set(programs.map(({ title }) => title[language])).size, language).toBe(programs.length);
  });

  it('has films for members and for subscribers, whose clips lie apart; a series for subscribers begins for everyone', () => {
    const apart = new Set(clips.flatMap(({ slug, isProtected }) => (isProtected ? [slug] : [])));
    expect(apart.size).toBe(3);
    for (const { access, kind, episodes } of programs)
      for (const [at, episode] of episodes.entries()) {
        const asked = episode.access ?? access;
        expect([episode.slug, apart.has(episode.clip)]).toEqual([episode.slug, asked !== 'free']);
        expect(asked === 'free').toBe(access === 'free' || (access === 'subscriber' && kind === 'series' && at === 0));
      }
    for (const level of ['member', 'subscriber'] as const)
      expect(programs.filter(({ access }) => access === level)).toHaveLength(5);
  });

  it('has an intro, credits and three chapters in every clip, in order and within it, and its files', () => {
    for (const { slug, durationSeconds, segments = [], chapters = [], manifestUrl, trickplayUrl } of clips) {
      if (slug === 'missing-reel') continue;
      for (const url of [manifestUrl, trickplayUrl]) expect(existsSync(fileOf(url)), url).toBe(true);
      const kinds = segments.map(({ kind }) => kind);
      expect([kinds[0], kinds.at(-1)]).toEqual(['intro', 'credits']);
      const moments = segments.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.at(-1)).toBe(durationSeconds);
      const starts = chapters.map(({ startSeconds }) => startSeconds);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect([starts.length, starts[0]]).toEqual([3, 0]);
      expect(starts.at(-1)).toBeLessThan(durationSeconds);
    }
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

  it('has things from films, which are there, and things of its own', () => {
    const slugs = new Set(programs.map(({ slug }) => slug));
    const films = products.map(({ program }) => program);
    expect(films.filter((program) => program !== null && !slugs.has(program))).toEqual([]);
    expect(films.filter((program) => program === null)).toHaveLength(5);
  });

  it('has posts of each type about what is there, the oldest first, many in five languages, and some in one or in other two', () => {
    const [films, things] = [programs, products].map((rows) => new Set(rows.map(({ slug }) => slug)));
    expect(posts.flatMap((post) => post.programs.filter((slug) => !films?.has(slug)))).toEqual([]);
    expect(posts.flatMap((post) => post.products.filter((slug) => !things?.has(slug)))).toEqual([]);
    const times = posts.map(({ publishedAt }) => Number(publishedAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(posts.map(({ type }) => type)).size).toBe(6);
    for (const { slug, translations } of posts) {
      const english = translations.find(({ language }) => language === 'en');
      expect(english?.slug ?? slug).toBe(slug);
      expect(translations.every(({ state, publishedAt }) => state === 'published' && publishedAt)).toBe(true);
    }
    const languagesOf = posts.map(({ translations }) => translations.map(({ language }) => language).join(' '));
    expect(languagesOf.filter((languages) => languages === 'ar en de fr gr').length).toBeGreaterThanOrEqual(10);
    expect([...new Set(languagesOf)]).toEqual(expect.arrayContaining(['ar', 'de', 'ar en', 'ar fr']));
    const slugs = posts.flatMap(({ translations }) => translations.map(({ language, slug }) => `${language} ${slug}`));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('has a member and a subscriber', () => {
    expect(members.map(({ username, isSubscriber }) => [username, isSubscriber])).toEqual([
      ['mona', false],
      ['karim', true],
    ]);
  });

  it.each([
    ['poster', 'ink-trailer', 'ink-nothing'],
    ['scene', 'everyone-is-my-relative', 'everyone'],
    ['poster', 'burullus', 'burullus-e9x9'],
    ['scene', 'missing-reel', 'missing-reel-e1x1'],
    ['portrait', 'nadine-halawani', 'nobody'],
    ['product', 'burullus-mug', 'burullus'],
    ['post', 'on-waiting-for-the-light', 'constructor'],
    ...postTypes.map((type) => ['post', coverOfType(type), 'cover-'] as const),
  ] as const)('draws a %s by its name, and nothing for a name that nothing has', (kind, name, unknown) => {
    expect(drawPicture(kind, name)?.svg).toMatch(/^<svg /);
    expect(drawPicture(kind, unknown)).toBeUndefined();
  });
});
