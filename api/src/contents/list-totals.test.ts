import { pageOf } from '@sahra/shared/schemas/common';
import { sitemapEntrySchemas } from '@sahra/shared/schemas/sitemap';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { authors, posts, postCategories } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { people } from '../database/people-tables.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { postKind } from '../posts/post-contents.ts';
import { translationOf, writtenPost } from '../posts/testing/written-post.ts';
import { productKind } from '../products/product-contents.ts';
import { type ProgramContents, programKind } from '../programs/program-contents.ts';
import { useTestApp } from '../testing/test-app.ts';
import { personKind } from './kinds.ts';
import { removeContents, writeContents } from './write-contents.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const text = { ar: 'نص', en: 'Text' };
const firstOf = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('There is one');
  return row;
};
const listSchema = z.object({ total: z.int(), items: z.array(z.unknown()) });

/** How many a list says that it has, and how many its pages have. */
async function lengthOf(address: string): Promise<readonly [number, number]> {
  const read = async (page: number): Promise<number> => {
    const { body } = await open().get(`/api${address}${address.includes('?') ? '&' : '?'}pageSize=24&page=${page}`);
    const { length } = listSchema.parse(body).items;
    return length === 24 ? length + (await read(page + 1)) : length;
  };
  const { body } = await open().get(`/api${address}`);
  return [listSchema.parse(body).total, await read(1)];
}

const episodesOf = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ slug: `${slug}-e${index}`, seasonNumber: 1, episodeNumber: index + 1, title: text, durationMinutes: 30 },
    ...{ clipId: 1, sceneName: 'x', sceneColor: '#000000' },
  }));

const film = (slug: string, more: Partial<ProgramContents> = {}): ProgramContents => ({
  ...{
    slug,
    position: 900,
    kind: 'movie',
    year: 2026,
    maturity: 'all',
    rating: 7,
    durationMinutes: 90,
    seasonCount: 1,
  },
  ...{ title: text, tagline: text, synopsis: text, lettering: ['نص'], isListed: true },
  ...{ posterColor: '#000000', sceneColor: '#000000', genreIds: [], tagIds: [], directorIds: [], castIds: [] },
  ...{ categories: [], episodes: episodesOf(slug, 1) },
  ...more,
});

/** Writes four rows of a noun at once; returns what removes them. */
const writers: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  async people() {
    const { id: _, updatedAt: __, ...row } = firstOf(await database().select().from(people));
    const ids = await Promise.all(
      [1, 2, 3, 4].map((n) => writeContents(database(), personKind, [{ ...row, slug: `n-${n}` }])),
    );
    return () => removeContents(database(), personKind, ids.flat());
  },
  async products() {
    const { id: _, updatedAt: __, ...row } = firstOf(await database().select().from(products));
    const { id: categoryId } = firstOf(await database().select().from(productCategories).orderBy(productCategories.id));
    const made = [1, 2, 3, 4].map((n) => ({ ...row, categoryId, slug: `n-${n}`, sku: `N-${n}` }));
    const ids = await Promise.all(made.map((product) => writeContents(database(), productKind, [product])));
    return () => removeContents(database(), productKind, ids.flat());
  },
  async posts() {
    const { type, publishedAt } = firstOf(await database().select().from(posts).orderBy(posts.id));
    const { id: categoryId } = firstOf(await database().select().from(postCategories).orderBy(postCategories.id));
    const { id: tagId } = firstOf(await database().select().from(tags).orderBy(tags.id));
    const more = { type, publishedAt, categoryIds: [categoryId], tagIds: [tagId] };
    const shown = [1, 2, 3, 4].map((n) => writtenPost(database(), `n-${n}`, more));
    const drafts = ['draft', 'withdrawn'] as const;
    const hidden = drafts.map((state) =>
      writtenPost(database(), state, { ...more, translations: [translationOf('en', state, { state })] }),
    );
    const unlisted = writtenPost(database(), 'unlisted', { ...more, isListed: false });
    const made = await Promise.all([...shown, ...hidden, unlisted]);
    const ids = await Promise.all(made.map((post) => writeContents(database(), postKind, [post])));
    return () => removeContents(database(), postKind, ids.flat());
  },
  async programs() {
    const made = [1, 2, 3, 4].map((n) => film(`n-${n}`, { kind: n > 1 ? 'movie' : 'series', isListed: n < 4 }));
    const ids = await Promise.all(made.map((program) => writeContents(database(), programKind, [program])));
    return () => removeContents(database(), programKind, ids.flat());
  },
};

it.each([
  ['people', [['/people', 4]]],
  [
    'products',
    [
      ['/products', 4],
      ['/products?sort=price-desc', 4],
    ],
  ],
  ['posts', [['/posts', 4]]],
  [
    'programs',
    [
      ['/programs', 3],
      ['/programs?kind=movie', 2],
      ['/programs?kind=series', 1],
    ],
  ],
] as const)(
  'When %s are written at once and removed again, their lists say how many they have',
  async (noun, lists) => {
    const lengths = () => Promise.all(lists.map(([address]) => lengthOf(address)));
    const before = await lengths();
    expect(before.map(([, length]) => length)).toEqual(before.map(([total]) => total));
    const remove = await writers[noun]?.();
    const after = lists.map(([, added], index) => (before[index]?.[0] ?? 0) + added);
    expect(await lengths()).toEqual(after.map((total) => [total, total]));
    await remove?.();
    expect(await lengths()).toEqual(before);
  },
);

it('What things are filed under says how many it has', async () => {
  const slugOf = async (table: typeof productCategories | typeof postCategories | typeof tags | typeof authors) =>
    firstOf(await database().select({ slug: table.slug }).from(table).orderBy(table.id)).slug;
  const { type, publishedAt } = firstOf(await database().select().from(posts).orderBy(posts.id));
  const day = publishedAt.toISOString().slice(0, 10);
  const all = [
    `/products?category=${await slugOf(productCategories)}`,
    `/posts?category=${await slugOf(postCategories)}`,
    '/posts?type=video',
    `/posts?type=${type}`,
    `/posts?tag=${await slugOf(tags)}`,
    `/posts?author=${await slugOf(authors)}`,
    ...[4, 7, 10].map((length) => `/posts?date=${day.slice(0, length)}`),
    `/posts?type=${type}&tag=${await slugOf(tags)}&date=${day}`,
  ];
  const before = await Promise.all(all.map(lengthOf));
  const removals = [await writers.products?.(), await writers.posts?.()];
  const added = [4, 4, type === 'video' ? 4 : 0, 4, 4, 4, 4, 4, 4, 4];
  expect(await Promise.all(all.map(lengthOf))).toEqual(
    before.map(([total], index) => [total + (added[index] ?? 0), total + (added[index] ?? 0)]),
  );
  for (const remove of removals) await remove?.();
  expect(await Promise.all(all.map(lengthOf))).toEqual(before);
  expect(before.every(([total, length]) => total === length)).toBe(true);
});

it('Pages of episodes follow upon each other when programs came, grew, were hidden and went', async () => {
  const series = (slug: string, count: number, more: Partial<ProgramContents> = {}) =>
    film(slug, { kind: 'series', episodes: episodesOf(slug, count), ...more });
  const read = async (query: string) =>
    pageOf(sitemapEntrySchemas.episodes).parse((await open().get(`/api/sitemap/episodes${query}`)).body);
  const checkPages = async () => {
    const { items, total } = await read('?pageSize=5000');
    expect(items).toHaveLength(total);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 60) }, (_, index) => read(`?pageSize=60&page=${index + 1}`)),
    );
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    return total;
  };
  const before = await checkPages();
  const [long = 0, short = 0] = await writeContents(database(), programKind, [
    series('long', 700),
    series('short', 3),
    series('empty', 0),
  ]);
  expect(await checkPages()).toBe(before + 703);
  await writeContents(database(), programKind, [series('long', 10, { id: long }), series('short', 400, { id: short })]);
  expect(await checkPages()).toBe(before + 410);
  await writeContents(database(), programKind, [series('long', 10, { id: long, isListed: false })]);
  await removeContents(database(), programKind, [short]);
  expect(await checkPages()).toBe(before);
});
