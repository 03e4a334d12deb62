import type { Page } from '@sahra/shared/schemas/common';
import { type Sitemap, type SitemapEntries, type SitemapSection, sitemapSections } from '@sahra/shared/schemas/sitemap';
import { asc, count, eq } from 'drizzle-orm';
import { categories, episodes, programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { seeds } from '../database/seed-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';

interface Part {
  limit: number;
  offset: number;
}
interface Section<Entry> {
  count: (database: Database) => Promise<{ total: number }[]>;
  /** In the order of the primary key, which its index has already. */
  list: (database: Database, part: Part) => Promise<Omit<Entry, 'updatedAt'>[]>;
}

const isListed = eq(programs.isListed, true);
const ofEpisode = eq(programs.id, episodes.programId);

const sections: { [Name in SitemapSection]: Section<SitemapEntries[Name]> } = {
  categories: {
    count: (database) => database.select({ total: count() }).from(categories),
    list: (database, { limit, offset }) =>
      database
        .select({ categoryId: categories.id })
        .from(categories)
        .orderBy(asc(categories.id))
        .limit(limit)
        .offset(offset),
  },
  programs: {
    count: (database) => database.select({ total: count() }).from(programs).where(isListed),
    list: (database, { limit, offset }) =>
      database
        .select({ programId: programs.id })
        .from(programs)
        .where(isListed)
        .orderBy(asc(programs.id))
        .limit(limit)
        .offset(offset),
  },
  episodes: {
    count: (database) =>
      database.select({ total: count() }).from(episodes).innerJoin(programs, ofEpisode).where(isListed),
    list: (database, { limit, offset }) =>
      database
        .select({ programId: episodes.programId, episodeId: episodes.id })
        .from(episodes)
        .innerJoin(programs, ofEpisode)
        .where(isListed)
        .orderBy(asc(episodes.id))
        .limit(limit)
        .offset(offset),
  },
};

/** The catalog is written as a whole: everything in it last changed when that happened. */
async function catalogUpdatedAt(database: Database): Promise<string | null> {
  const [seed] = await database.select({ at: seeds.appliedAt }).from(seeds).limit(1);
  return seed?.at.toISOString() ?? null;
}

const totalOf = async (database: Database, name: SitemapSection) =>
  (await sections[name].count(database))[0]?.total ?? 0;

/** Every section of the site map and its number of entries. */
export async function readSitemap(database: Database): Promise<Sitemap> {
  const [updatedAt, ...totals] = await Promise.all([
    catalogUpdatedAt(database),
    ...sitemapSections.map((name) => totalOf(database, name)),
  ]);
  return { sections: sitemapSections.map((name, index) => ({ name, total: totals[index] ?? 0, updatedAt })) };
}

/** A page of a section: everything that has a page of its own, and may be found. */
export async function listSitemapEntries<Name extends SitemapSection>(
  database: Database,
  name: Name,
  query: PageQuery,
): Promise<Page<Omit<SitemapEntries[Name], 'updatedAt'> & { updatedAt: string | null }>> {
  const [updatedAt, total, entries] = await Promise.all([
    catalogUpdatedAt(database),
    totalOf(database, name),
    sections[name].list(database, limitOf(query)),
  ]);
  return toPage(
    entries.map((entry) => ({ ...entry, updatedAt })),
    total,
    query,
  );
}
