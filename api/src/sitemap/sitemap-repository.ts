import type { Page } from '@sahra/shared/schemas/common';
import { type Sitemap, type SitemapEntries, type SitemapSection, sitemapSections } from '@sahra/shared/schemas/sitemap';
import { and, asc, count, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { categories, episodes, programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';

interface Part {
  limit: number;
  offset: number;
}
interface Summary {
  total: number;
  updatedAt: Date | null;
}
interface Section<Entry> {
  summarize: (database: Database) => Promise<Summary[]>;
  /** In an order that an index has already. */
  list: (database: Database, part: Part) => Promise<(Omit<Entry, 'updatedAt'> & { updatedAt: Date })[]>;
}

const summaryOf = (updatedAt: typeof programs.updatedAt | typeof categories.updatedAt) => ({
  total: count(),
  updatedAt: max(updatedAt),
});
const isListed = eq(programs.isListed, true);
const ofEpisode = eq(programs.id, episodes.programId);

/** Program by program. Their counts tell which programs a page is about: the episodes before it are not read. */
async function listEpisodes(database: Database, { limit, offset }: Part) {
  const before = sql<number>`sum(${programs.episodeCount}) over (order by ${programs.id}) - ${programs.episodeCount}`;
  const places = database
    .select({ id: programs.id, count: programs.episodeCount, before: before.mapWith(Number).as('before') })
    .from(programs)
    .where(isListed)
    .as('places');
  const onPage = await database
    .select({ id: places.id, before: places.before })
    .from(places)
    .where(and(lt(places.before, offset + limit), gt(sql`${places.before} + ${places.count}`, offset)))
    .orderBy(asc(places.id));
  const [first] = onPage;
  if (!first) return [];
  const ids = onPage.map(({ id }) => id);
  return database
    .select({ programId: episodes.programId, episodeId: episodes.id, updatedAt: episodes.updatedAt })
    .from(episodes)
    .where(inArray(episodes.programId, ids))
    .orderBy(asc(episodes.programId), asc(episodes.seasonNumber), asc(episodes.episodeNumber))
    .limit(limit)
    .offset(offset - first.before);
}

const sections: { [Name in SitemapSection]: Section<SitemapEntries[Name]> } = {
  categories: {
    summarize: (database) => database.select(summaryOf(categories.updatedAt)).from(categories),
    list: (database, { limit, offset }) =>
      database
        .select({ categoryId: categories.id, updatedAt: categories.updatedAt })
        .from(categories)
        .orderBy(asc(categories.id))
        .limit(limit)
        .offset(offset),
  },
  programs: {
    summarize: (database) => database.select(summaryOf(programs.updatedAt)).from(programs).where(isListed),
    list: (database, { limit, offset }) =>
      database
        .select({ programId: programs.id, updatedAt: programs.updatedAt })
        .from(programs)
        .where(isListed)
        .orderBy(asc(programs.id))
        .limit(limit)
        .offset(offset),
  },
  episodes: {
    summarize: async (database) => {
      const [[counted], [latest]] = await Promise.all([
        database
          .select({ total: sql<number>`coalesce(sum(${programs.episodeCount}), 0)::int` })
          .from(programs)
          .where(isListed),
        database
          .select({ updatedAt: episodes.updatedAt })
          .from(episodes)
          .innerJoin(programs, ofEpisode)
          .where(isListed)
          .orderBy(desc(episodes.updatedAt))
          .limit(1),
      ]);
      return [{ total: counted?.total ?? 0, updatedAt: latest?.updatedAt ?? null }];
    },
    list: listEpisodes,
  },
};

const readSummary = async (database: Database, name: SitemapSection): Promise<Summary> =>
  (await sections[name].summarize(database))[0] ?? { total: 0, updatedAt: null };

/** Every section of the site map, its number of entries, and when one of them last changed. */
export async function readSitemap(database: Database): Promise<Sitemap> {
  const summaries = await Promise.all(sitemapSections.map((name) => readSummary(database, name)));
  return {
    sections: summaries.map(({ total, updatedAt }, index) => ({
      name: sitemapSections[index] ?? 'categories',
      total,
      updatedAt: updatedAt?.toISOString() ?? null,
    })),
  };
}

/** A page of a section: everything that has a page of its own, and may be found. */
export async function listSitemapEntries<Name extends SitemapSection>(
  database: Database,
  name: Name,
  query: PageQuery,
): Promise<Page<Omit<SitemapEntries[Name], 'updatedAt'> & { updatedAt: string }>> {
  const [{ total }, entries] = await Promise.all([
    readSummary(database, name),
    sections[name].list(database, limitOf(query)),
  ]);
  return toPage(
    entries.map((entry) => ({ ...entry, updatedAt: entry.updatedAt.toISOString() })),
    total,
    query,
  );
}
