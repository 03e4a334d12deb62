import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tagKind } from '../contents/kinds.ts';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { watchProgress, watchlistEntries } from '../database/library-tables.ts';
import { categoryPrograms, episodes, programs, sliderItems, tags, topPrograms } from '../database/catalog-tables.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { members } from '../database/member-tables.ts';
import { searchEntries } from '../database/search-tables.ts';
import { products } from '../database/shop-tables.ts';
import { productKind } from '../products/product-contents.ts';
import { programKind } from '../programs/program-contents.ts';
import { smallContents } from '../testing/small-contents.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { applySeed } from './apply-seed.ts';

const files = await smallContents();
let site: TestDatabase;
beforeAll(async () => {
  site = await createTestDatabase('empty');
  await migrateDatabase(site.pool);
  await applySeed(site.database, files);
});
afterAll(() => site.close());

const text = (en: string) => ({ ar: 'نص', en });
const programOf = async (slug: string) =>
  (await site.database.select().from(programs).where(eq(programs.slug, slug)))[0];
const namesOf = async () =>
  (await site.database.select({ name: sql<string>`${tags.name} ->> 'en'` }).from(tags)).map(({ name }) => name);
const [watched, listed, dropped, changed] = files.programs.map(({ slug }) => slug) as [string, string, string, string];
const withTag = (slug: string, name: string) => ({
  ...files,
  tags: [...files.tags.filter((tag) => tag.slug !== slug), { slug, name: text(name) }],
});

describe('the seed, after people wrote contents', () => {
  it('leaves what somebody changed, and goes on with the rest', async () => {
    const [[tag], [product]] = [
      await site.database.select().from(tags).limit(1),
      await site.database.select().from(products).limit(1),
    ];
    if (!tag || !product) throw new Error('There are tags and products');
    const { updatedAt: _, ...stored } = product;
    await writeContents(site.database, tagKind, [{ id: tag.id, slug: tag.slug, position: 7, name: text('Theirs') }]);
    await writeContents(site.database, productKind, [{ ...stored, price: 1 }]);
    const program = await programOf(changed);
    await writeContents(site.database, tagKind, [{ slug: 'added', position: 9, name: text('Added') }]);
    expect(
      await applySeed(site.database, {
        ...withTag(tag.slug, 'The seed’s'),
        products: files.products.map((each) => ({ ...each, price: 2 })),
        programs: files.programs.map((each) => (each.slug === changed ? { ...each, year: 1999 } : each)),
      }),
    ).toBe(true);
    expect(await namesOf()).toEqual(expect.arrayContaining(['Theirs', 'Added']));
    expect(await namesOf()).not.toContain('The seed’s');
    const prices = await site.database.select({ price: products.price }).from(products).orderBy(products.price);
    expect(prices.map(({ price }) => price)).toEqual([1, ...files.products.slice(1).map(() => 2)]);
    expect(await programOf(changed)).toMatchObject({ id: program?.id, year: 1999 });
  });

  it('leaves what somebody added, under a name or a code that its files come to have as well', async () => {
    const [category] = await site.database.select({ id: products.categoryId }).from(products);
    const [first] = files.products;
    if (!first || !category) throw new Error('There are products');
    const { category: _, ...values } = first;
    const own = {
      ...values,
      slug: 'own-mug',
      sku: 'OWN-1',
      position: 99,
      categoryId: category.id,
      name: text('Own mug'),
    };
    await writeContents(site.database, productKind, [own]);
    await writeContents(site.database, tagKind, [{ slug: 'taken', position: 9, name: text('Taken') }]);
    await applySeed(site.database, {
      ...withTag('taken', 'Of the files'),
      products: [
        ...files.products,
        { ...first, slug: 'own-mug', sku: 'SEED-1' },
        { ...first, slug: 'seed-mug', sku: 'OWN-1' },
      ],
    });
    expect(await namesOf()).toContain('Taken');
    const rows = await site.database.select({ slug: products.slug, sku: products.sku }).from(products);
    expect(rows).toContainEqual({ slug: 'own-mug', sku: 'OWN-1' });
    expect(rows.map(({ slug, sku }) => `${slug} ${sku}`).filter((name) => /SEED-1|seed-mug/.test(name))).toEqual([]);
  });

  it('does not bring back what somebody removed', async () => {
    const [gone] = await site.database
      .select({ id: tags.id, slug: tags.slug })
      .from(tags)
      .where(eq(tags.slug, 'night'));
    await removeContents(site.database, tagKind, [gone?.id ?? 0]);
    await site.database.delete(sliderItems);
    await applySeed(site.database, withTag('later', 'Later'));
    expect(await namesOf()).not.toContain('Night');
    expect(await namesOf()).toContain('Later');
    expect(await site.database.select().from(sliderItems)).toEqual([]);
  });

  it('removes what its files have no more, but hides what a member has', async () => {
    const { database } = site;
    const before = await Promise.all([watched, listed, dropped].map(programOf));
    await database.insert(members).values({
      ...{ id: 'mona', name: 'Mona', firstName: 'Mona', lastName: 'Hassan', email: 'mona@example.org' },
      ...{ username: 'mona', displayUsername: 'mona', phone: '+201001234567', zip: '11511', language: 'ar' },
    });
    const [episode] = await database
      .select({ id: episodes.id })
      .from(episodes)
      .where(eq(episodes.programId, before[0]?.id ?? 0));
    await database.insert(watchProgress).values({ memberId: 'mona', episodeId: episode?.id ?? 0, seconds: 61 });
    await database.insert(watchlistEntries).values({ memberId: 'mona', programId: before[1]?.id ?? 0 });
    const rest = files.programs.filter(({ slug }) => ![watched, listed, dropped].includes(slug));
    const without = { ...files, programs: rest, slider: [], topTen: rest.map(({ slug }) => slug) };
    await applySeed(database, without);
    expect(await Promise.all([watched, listed, dropped].map(programOf))).toMatchObject([
      { id: before[0]?.id, isListed: false },
      { id: before[1]?.id, isListed: false },
      undefined,
    ]);
    expect(await database.select().from(watchProgress)).toHaveLength(1);
    expect(await database.select().from(watchlistEntries)).toHaveLength(1);
    const inSight = new Set(rest.length > 0 ? [(await programOf(changed))?.id] : []);
    const seen = async (rows: Promise<{ id: number }[]>) => new Set((await rows).map(({ id }) => id));
    expect(await seen(database.select({ id: categoryPrograms.programId }).from(categoryPrograms))).toEqual(inSight);
    expect(await seen(database.select({ id: topPrograms.programId }).from(topPrograms))).toEqual(inSight);
    const documents = database
      .select({ id: searchEntries.entityId })
      .from(searchEntries)
      .where(eq(searchEntries.type, 'program'));
    expect(await seen(documents)).toEqual(inSight);

    await applySeed(database, files);
    expect(await programOf(listed)).toMatchObject({ id: before[1]?.id, isListed: true });
    expect((await programOf(dropped))?.id).toBeGreaterThan(before[2]?.id ?? 0);
  });

  it('leaves a program that somebody added whole: with a tag that its files have no more, and its episodes’ addresses', async () => {
    const { database } = site;
    const program = files.programs.find(({ slug }) => slug === changed);
    const [tagIds, [clip]] = [
      await database.select({ id: tags.id }).from(tags).where(eq(tags.slug, 'nile')),
      await database.select({ id: episodes.clipId }).from(episodes),
    ];
    if (!program || !clip) throw new Error('There are programs');
    const own = { ...program, slug: 'own', position: 99, genreIds: [], directorIds: [], castIds: [], categories: [] };
    const ownEpisodes = program.episodes.map(({ clip: _, ...episode }) => ({
      ...episode,
      slug: 'own-e1',
      clipId: clip.id,
    }));
    await writeContents(database, programKind, [{ ...own, tagIds: tagIds.map(({ id }) => id), episodes: ownEpisodes }]);
    const without = (slugs: readonly string[]) => slugs.filter((slug) => slug !== 'nile');
    await applySeed(database, {
      ...files,
      tags: files.tags.filter(({ slug }) => slug !== 'nile'),
      programs: files.programs.map((each) => ({ ...each, tags: without(each.tags) })),
      posts: files.posts.map((each) => ({ ...each, tags: without(each.tags) })),
    });
    expect(await database.select().from(tags).where(eq(tags.slug, 'nile'))).toHaveLength(1);
    expect(await programOf('own')).toMatchObject({ isListed: true });
    const taken = files.programs[0];
    if (!taken) throw new Error('There are programs');
    const episodesOfOwn = taken.episodes.map((episode) => ({ ...episode, slug: 'own-e1' }));
    await applySeed(database, {
      ...files,
      programs: [...files.programs, { ...taken, slug: 'later', episodes: episodesOfOwn }],
    });
    expect(await programOf('later')).toBeUndefined();
  });
});
