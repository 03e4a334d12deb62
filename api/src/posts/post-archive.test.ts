import { postArchiveSchema, postCardSchema } from '@sahra/shared/schemas/blog';
import { pageOf } from '@sahra/shared/schemas/common';
import { expect, it } from 'vitest';
import { tagKind } from '../contents/kinds.ts';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { useTestApp } from '../testing/test-app.ts';
import { postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const read = async (language = 'en') =>
  postArchiveSchema.parse((await app().get(`/api/post-archive?lang=${language}`)).body);
const totalOf = async (query: string) =>
  pageOf(postCardSchema).parse((await app().get(`/api/posts?pageSize=1&${query}`)).body).total;

it('Every number of the archive is that of the list to which it leads', async () => {
  const { total, categories, tags, authors, months } = await read();
  expect(total).toBe(await totalOf(''));
  for (const [filter, rows] of Object.entries({ category: categories, tag: tags, author: authors })) {
    expect(rows.length).toBeGreaterThan(3);
    for (const { slug, count } of rows) expect([slug, await totalOf(`${filter}=${slug}`)]).toEqual([slug, count]);
    const counts = rows.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  }
  for (const { month, count } of months) expect([month, await totalOf(`date=${month}`)]).toEqual([month, count]);
  expect(months.map(({ month }) => month)).toEqual([...months.map(({ month }) => month)].sort().reverse());
  expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

it('The archive is in the reader’s language, and names who writes', async () => {
  const { categories, authors } = await read('de');
  expect(categories).toContainEqual(expect.objectContaining({ slug: 'cinema-going', name: 'Ins Kino gehen' }));
  expect(authors.every(({ name, bio }) => name !== '' && bio !== '')).toBe(true);
});

it('What has no posts that lists show is left out', async () => {
  const [tagId = 0] = await writeContents(database(), tagKind, [
    { slug: 'unused', position: 90, name: { ar: 'وسم', en: 'Unused' } },
  ]);
  const before = await read();
  const draft = { tagIds: [tagId], publishedAt: new Date('2020-02-02T12:00:00Z') };
  const [id = 0] = await writeContents(database(), postKind, [
    await writtenPost(database(), 'a-draft', {
      ...draft,
      translations: [translationOf('en', 'a-draft', { state: 'draft', publishedAt: null })],
    }),
  ]);
  expect(await read()).toEqual(before);
  await writeContents(database(), postKind, [await writtenPost(database(), 'a-draft', { ...draft, id })]);
  const now = await read();
  expect(now.months.at(-1)).toEqual({ month: '2020-02', count: 1 });
  expect(now.tags).toContainEqual({ slug: 'unused', name: 'Unused', count: 1 });
  await removeContents(database(), postKind, [id]);
  expect(await read()).toEqual(before);
});

it('Of more than fifty tags those are told that most posts have', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `many-${index}`);
  const tagIds = await writeContents(
    database(),
    tagKind,
    names.map((slug) => ({ slug, position: 91, name: { ar: slug, en: slug } })),
  );
  const [id = 0] = await writeContents(database(), postKind, [await writtenPost(database(), 'tagged', { tagIds })]);
  const { tags } = await read();
  expect(tags).toHaveLength(50);
  expect(tags[0]?.count).toBeGreaterThan(1);
  await removeContents(database(), postKind, [id]);
});
