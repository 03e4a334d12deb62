import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as blog from '../database/blog-tables.ts';
import * as catalog from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { searchDocuments, searchTerms } from '../database/search-tables.ts';
import { seeds } from '../database/seed-tables.ts';
import * as shop from '../database/shop-tables.ts';
import { buildRows, type CatalogRows, noIds, type StoredIds } from './build-rows.ts';
import type { Demo } from './demo-files.ts';
import type { Ids } from './ids.ts';
import { deleteOthers, insertAll, upsertAll } from './upsert.ts';

const SEED_LOCK = 7_251_002;

/** Tells one state of the demo data from another; a change of how they are stored counts as well. */
const revisionOf = (demo: Demo) => createHash('sha256').update(JSON.stringify(buildRows(demo, noIds()))).digest('hex').slice(0, 16);

type WithIds = typeof catalog.categories | typeof catalog.genres | typeof catalog.tags | typeof catalog.people | typeof catalog.programs
  | typeof catalog.episodes | typeof catalog.clips | typeof shop.productCategories | typeof shop.products | typeof blog.postCategories | typeof blog.authors | typeof blog.posts;

async function readIds(tx: Transaction): Promise<StoredIds> {
  const of = async (table: WithIds): Promise<Ids> => {
    const rows = await tx.select({ slug: table.slug, id: table.id }).from(table);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  };
  return {
    categories: await of(catalog.categories),
    genres: await of(catalog.genres),
    tags: await of(catalog.tags),
    people: await of(catalog.people),
    programs: await of(catalog.programs),
    episodes: await of(catalog.episodes),
    productCategories: await of(shop.productCategories),
    products: await of(shop.products),
    postCategories: await of(blog.postCategories),
    authors: await of(blog.authors),
    posts: await of(blog.posts),
    clips: await of(catalog.clips),
  };
}

/** Tables that hold nothing but what the data say, and to which nothing points. */
const derived = [
  catalog.categoryPrograms, catalog.programGenres, catalog.programTags, catalog.programPeople, catalog.sliderItems, catalog.topPrograms,
  blog.postCategoryPosts, blog.postTags, searchDocuments, searchTerms,
];

async function write(tx: Transaction, rows: CatalogRows): Promise<void> {
  for (const table of derived) await tx.delete(table);
  // Those that point to others go first, and come last.
  await deleteOthers(tx, blog.posts, rows.posts);
  await deleteOthers(tx, shop.products, rows.products);
  await deleteOthers(tx, catalog.episodes, rows.episodes);
  await deleteOthers(tx, catalog.programs, rows.programs);
  await upsertAll(tx, catalog.categories, rows.categories);
  await upsertAll(tx, catalog.genres, rows.genres);
  await upsertAll(tx, catalog.tags, rows.tags);
  await upsertAll(tx, catalog.people, rows.people);
  await upsertAll(tx, catalog.programs, rows.programs);
  await upsertAll(tx, catalog.clips, rows.clips);
  await upsertAll(tx, catalog.episodes, rows.episodes);
  await upsertAll(tx, shop.productCategories, rows.productCategories);
  await upsertAll(tx, shop.products, rows.products, ['stockQuantity']);
  await upsertAll(tx, blog.postCategories, rows.postCategories);
  await upsertAll(tx, blog.authors, rows.authors);
  await upsertAll(tx, blog.posts, rows.posts);
  await deleteOthers(tx, catalog.categories, rows.categories);
  await deleteOthers(tx, catalog.genres, rows.genres);
  await deleteOthers(tx, catalog.tags, rows.tags);
  await deleteOthers(tx, catalog.people, rows.people);
  await deleteOthers(tx, catalog.clips, rows.clips);
  await deleteOthers(tx, shop.productCategories, rows.productCategories);
  await deleteOthers(tx, blog.postCategories, rows.postCategories);
  await deleteOthers(tx, blog.authors, rows.authors);
  await insertAll(tx, catalog.categoryPrograms, rows.categoryPrograms);
  await insertAll(tx, catalog.programGenres, rows.programGenres);
  await insertAll(tx, catalog.programTags, rows.programTags);
  await insertAll(tx, catalog.programPeople, rows.programPeople);
  await insertAll(tx, catalog.sliderItems, rows.sliderItems);
  await insertAll(tx, catalog.topPrograms, rows.topPrograms);
  await insertAll(tx, blog.postCategoryPosts, rows.postCategoryPosts);
  await insertAll(tx, blog.postTags, rows.postTags);
  await insertAll(tx, searchDocuments, rows.search.documents);
  await insertAll(tx, searchTerms, rows.search.terms);
}

/**
 * Brings the catalog to the demo data, in one transaction. Does nothing where it is there already; otherwise changes the catalog's
 * own rows and leaves everything else. True: something was written.
 */
export async function applySeed(database: Database, demo: Demo): Promise<boolean> {
  const revision = revisionOf(demo);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const [stored] = await tx.select({ revision: seeds.revision }).from(seeds);
    if (stored?.revision === revision) return false;
    await write(tx, buildRows(demo, await readIds(tx)));
    await tx.insert(seeds).values({ id: 1, revision }).onConflictDoUpdate({ target: seeds.id, set: { revision, appliedAt: sql`now()` } });
    return true;
  });
}

/** The state of the catalog that the database holds; empty before the first seed. */
export async function readRevision(database: Database): Promise<string> {
  const [stored] = await database.select({ revision: seeds.revision }).from(seeds);
  return stored?.revision ?? '';
}
