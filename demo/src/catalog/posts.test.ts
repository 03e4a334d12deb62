import { expect, it } from 'vitest';
import { readContents } from '../demo.ts';
import { type CatalogPost, postFile } from './post-file.ts';
import { postContents } from './posts.ts';

const { programs } = readContents();
const text = { kind: 'paragraph', text: [{ text: 'Some words' }] };
const post = (blocks: readonly unknown[], more: object = {}) => {
  const translation = { slug: 'a-post', title: 'A post', excerpt: 'Some', blocks };
  const about = { programs: ['the-bench-at-tanta'], products: [] };
  return {
    ...{ slug: 'a-post', type: 'standard', author: 'karim-boulos', categories: ['film-craft'], tags: [], about },
    ...{ publishedAt: '2026-11-18T18:00:00Z', translations: { ar: translation, en: translation } },
    ...more,
  };
};
const read = (...of: Parameters<typeof post>): CatalogPost => postFile.parse(post(...of));
const drawn = new Set(['post a-post', 'scene burullus']);
const colorOf = (kind: string, name: string) => {
  if (!drawn.has(`${kind} ${name}`)) throw new Error(`There is no ${kind} of "${name}"`);
  return '#123456';
};
const blocksOf = (...of: Parameters<typeof post>) =>
  postContents(
    { recordings: [{ file: 'reel.mp3', revision: '0123abcd' }] },
    read(...of),
    programs,
    colorOf,
  ).translations.find(({ language }) => language === 'en')?.blocks;
const video = (of: object) => ({ kind: 'video', title: 'What plays', ...of });
const audio = (file: string) => ({ kind: 'audio', file, title: 'What is heard', seconds: 9, chapters: [] });
const picture = (name: string) => ({
  kind: 'picture',
  picture: { source: { art: 'scene', name }, alternative: '' },
});

it('A post of the demo has the drawing that was made for it', () => {
  expect(postContents({ recordings: [] }, read([text]), programs, colorOf).pictureSource).toEqual({
    ...{ art: 'post', name: 'a-post' },
  });
});

it('A video is an episode by its number in the series, or one that shows a clip, of what the post is about if possible', () => {
  const plays = (of: object) => blocksOf([video(of)]);
  expect(plays({ episode: 'burullus/6' })).toEqual([video({ episode: 'burullus-e2x2' })]);
  const bench = programs.find(({ slug }) => slug === 'the-bench-at-tanta')?.episodes[0];
  expect(plays({ clip: bench?.clip })).toEqual([video({ episode: bench?.slug })]);
  const [shown] = plays({ clip: 'clip-4' }) ?? [];
  const found = programs
    .flatMap(({ episodes }) => episodes)
    .find(({ slug }) => shown?.kind === 'video' && 'episode' in shown && slug === shown.episode);
  expect(found?.clip).toBe('clip-4');
});

it('The clip of a post plays at its beginning, where no block plays anything', () => {
  expect(blocksOf([text], { clip: 'clip-1' })?.map(({ kind }) => kind)).toEqual(['video', 'paragraph']);
  expect(blocksOf([text, video({ clip: 'clip-2' })], { clip: 'clip-1' })?.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'video',
  ]);
});

it('A recording has its revision in its address, so that it can be kept', () => {
  expect(blocksOf([audio('reel.mp3')])).toEqual([audio('reel~0123abcd.mp3')]);
});

it.each([
  ['an episode that the series does not have', [video({ episode: 'burullus/99' })]],
  ['an episode of nothing', [video({ episode: 'no-such-film/1' })]],
  ['a clip that nothing shows', [video({ clip: 'clip-99' })]],
  ['a recording that was not made', [audio('no-such-film.mp3')]],
  ['a picture that nobody draws', [picture('no-such-film')]],
  [
    'such a picture in a gallery',
    [{ kind: 'gallery', pictures: [picture('burullus'), picture('nil')].map((each) => each.picture) }],
  ],
])('A file that names %s stops the start', (_, blocks) => {
  expect(() => blocksOf(blocks)).toThrow(/burullus\/99|no-such-film|clip-99|nil/);
});

it.each([
  ['a field that is not known', [text], { subtitle: 'x' }],
  ['a block of a kind that is not known', [{ kind: 'poem', text: 'x' }], {}],
  ['an id in place of a name', [video({ episodeId: 7 })], {}],
  ['both an episode and a clip', [video({ episode: 'burullus/1', clip: 'clip-1' })], {}],
  ['a link that runs', [{ kind: 'link', href: 'javascript:alert(1)', title: 'x' }], {}],
  ['an upload', [{ kind: 'picture', picture: { source: { mediaId: 1 }, alternative: '' } }], {}],
  ['no text', [], {}],
  ['a slug with a space', [text], { slug: 'a post' }],
  ['no language', [text], { translations: {} }],
  ['a language that the site does not have', [text], { translations: { it: {} } }],
])('A file with %s is not taken', (_, blocks, more) => {
  expect(postFile.safeParse(post(blocks, more)).success).toBe(false);
  expect(postFile.safeParse(post([text])).success).toBe(true);
});
