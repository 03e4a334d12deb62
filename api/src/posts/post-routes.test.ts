import { type PostCard, postCardSchema, postTypes } from '@sahra/shared/schemas/blog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { useTestApp } from '../testing/test-app.ts';
import { postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp();
const read = async (query: string) => pageOf(postCardSchema).parse((await app().get(`/api/posts?${query}`)).body);
const readAll = async (query = '') => (await read(`pageSize=60&${query}`)).items;
const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

describe('posts', () => {
  it('Visitor reads the newest posts first, page by page', async () => {
    const { items, total } = await read('pageSize=60&lang=en');
    expect([total, items.length]).toEqual([37, 37]);
    const dates = items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read(`pageSize=7&lang=en&page=${page}`)));
    expect(slugsOf(pages.flatMap((page) => page.items))).toEqual(slugsOf(items));
  });

  it.each(postTypes.map((type) => [type]))('Visitor reads only posts of the type %s', async (type) => {
    const items = await readAll(`type=${type}`);
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

  const filters: Readonly<Record<string, (post: PostCard) => boolean>> = {
    'category=film-craft': ({ categories }) => slugsOf(categories).includes('film-craft'),
    'tag=memory': ({ tags }) => slugsOf(tags).includes('memory'),
    'author=karim-boulos': ({ author }) => author.slug === 'karim-boulos',
    'date=2026': ({ publishedAt }) => publishedAt.startsWith('2026'),
    'date=2026-10': ({ publishedAt }) => publishedAt.startsWith('2026-10'),
    'date=2026-11-18': ({ publishedAt }) => publishedAt.startsWith('2026-11-18'),
    'type=standard&tag=night': ({ type, tags }) => type === 'standard' && slugsOf(tags).includes('night'),
    'category=film-craft&author=karim-boulos&date=2026': ({ categories, author, publishedAt }) =>
      slugsOf(categories).includes('film-craft') && author.slug === 'karim-boulos' && publishedAt.startsWith('2026'),
    'tag=no-such-tag': () => false,
    'category=no-such-category': () => false,
    'author=no-such-author': () => false,
    'date=1999': () => false,
  };
  it.each(Object.keys(filters))('Visitor reads exactly the posts of %s, and how many they are', async (query) => {
    const wanted = (await readAll()).filter((post) => filters[query]?.(post));
    const { items, total } = await read(`pageSize=60&${query}`);
    expect([slugsOf(items), total]).toEqual([slugsOf(wanted), wanted.length]);
  });

  it('A month begins and ends at midnight in Cairo', async () => {
    const { database } = app().testDatabase;
    // In 2022 Egypt had no summer time, in 2023 it had.
    for (const [slug, at] of [
      ['last-minute', '2022-04-30T21:59:59.999Z'],
      ['first-minute', '2022-04-30T22:00:00Z'],
      ['last-summer-minute', '2023-04-30T20:59:59.999Z'],
      ['first-summer-minute', '2023-04-30T21:00:00Z'],
    ] as const)
      await writeContents(database, postKind, [await writtenPost(database, slug, { publishedAt: new Date(at) })]);
    for (const [date, slug] of [
      ['2022-04', 'last-minute'],
      ['2022-04-30', 'last-minute'],
      ['2022-05', 'first-minute'],
      ['2022-05-01', 'first-minute'],
      ['2023-04', 'last-summer-minute'],
      ['2023-05-01', 'first-summer-minute'],
    ] as const)
      expect(await read(`date=${date}&lang=en`)).toMatchObject({ total: 1, items: [{ slug }] });
    expect((await read('date=2022')).total).toBe(2);
  });
});

describe('the language of a post in a list', () => {
  const cardOf = async (language: string, slug: string) =>
    (await readAll(`lang=${language}`)).find(({ id, slug: own }) => own === slug || String(id) === slug);

  it('is the one asked for where it is published in that, with the slug that it has there', async () => {
    const english = await cardOf('en', 'where-to-sit');
    const german = await cardOf('de', String(english?.id));
    expect(german).toMatchObject({ contentLanguage: 'de', slug: expect.not.stringMatching('where-to-sit') });
    expect(german?.title).not.toBe(english?.title);
    expect(await cardOf('el', String(english?.id))).toMatchObject({ contentLanguage: 'gr' });
  });

  it('is English where it is not, while the names around it stay in the reader’s', async () => {
    const post = await cardOf('de', 'on-waiting-for-the-light');
    expect(post).toMatchObject({ contentLanguage: 'en', title: 'On Waiting for the Light' });
    expect(post?.categories).toContainEqual({ slug: 'film-craft', name: 'Filmhandwerk' });
  });

  it('is any other where it is in neither English nor Arabic', async () => {
    const german = await cardOf('de', 'sein-projektor-kommt-aus-dresden');
    expect(await cardOf('fr', String(german?.id))).toEqual({
      ...german,
      ...{ author: expect.anything(), categories: expect.anything(), tags: expect.anything() },
    });
  });

  it.each([
    ['fr', 'ar', ['ar', 'gr', 'de']],
    ['fr', 'de', ['gr', 'de']],
    ['ar', 'gr', ['gr']],
    ['gr', 'gr', ['ar', 'en', 'gr']],
  ] as const)('is, for a reader in %s, %s of %j', async (asked, shown, published) => {
    const { database } = app().testDatabase;
    const slug = `only-${asked}-${published.join('-')}`;
    const translations = published.map((language) => translationOf(language, `${slug}-${language}`));
    await writeContents(database, postKind, [await writtenPost(database, slug, { translations })]);
    expect(await cardOf(asked, `${slug}-${shown}`)).toMatchObject({ contentLanguage: shown });
  });
});

it.each([
  ['type=podcast', 'type'],
  ['category=Film+Craft', 'category'],
  ["tag=night'--", 'tag'],
  [`author=${'a'.repeat(81)}`, 'author'],
  ['date=2026-13', 'date'],
  ['date=2026-02-30', 'date'],
  ['date=0000', 'date'],
  ['date=20260', 'date'],
  ['date=2026-1', 'date'],
  ['date=yesterday', 'date'],
  ['date=%D9%A2%D9%A0%D9%A2%D9%A6', 'date'],
  ['q=', 'q'],
  [`q=${'x'.repeat(300)}`, 'q'],
  ['page=0', 'page'],
  ['page=1e9', 'page'],
  ['pageSize=61', 'pageSize'],
  ['lang=xx', 'lang'],
  ['tag=night&tag=cairo', 'tag'],
])('A list of posts that is asked for with %s is refused at %s', async (query, field) => {
  expect(await app().get(`/api/posts?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: { [field]: expect.any(String) } },
  });
});
