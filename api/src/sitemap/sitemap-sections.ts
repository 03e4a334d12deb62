import type { SitemapEntries, SitemapSection } from '@sahra/shared/schemas/sitemap';
import { and, asc, count, desc, eq, gt, inArray, max, ne } from 'drizzle-orm';
import { totalOf } from '../contents/list-totals.ts';
import { categories, episodes, programs, tags } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import type { Database } from '../database/connect.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { people } from '../database/people-tables.ts';
import { products } from '../database/shop-tables.ts';
import { findPublicPlaylists } from '../playlists/playlist-repository.ts';
import { findPlaces } from './sitemap-marks.ts';
import { listSitemapPosts } from './sitemap-posts.ts';
import { toSitemapVideo, videoColumns } from './sitemap-videos.ts';

interface Part {
  limit: number;
  offset: number;
}
interface Summary {
  total: number;
  updatedAt: Date | null;
}
interface Section<Entry> {
  summarize: (database: Database) => Promise<Summary>;
  /** In an order that an index has already. */
  list: (context: ReadContext, part: Part) => Promise<(Omit<Entry, 'updatedAt'> & { updatedAt: Date })[]>;
}

const isListed = and(eq(programs.isListed, true), ne(programs.kind, 'video'));
const isListedVideo = and(eq(programs.isListed, true), eq(programs.kind, 'video'));
/** What has nothing has a page that is not to be found. */
const hasPrograms = gt(tags.programTotal, 0);
const ofEpisode = eq(programs.id, episodes.programId);

/** Program by program. Their counts tell which programs a page is about: the episodes before it are not read. */
async function listEpisodes(context: ReadContext, part: Part) {
  const { database } = context;
  const { limit, offset } = part;
  const places = await findPlaces(database, part);
  const onPage = places.filter(({ before, count }) => before < offset + limit && before + count > offset);
  const [first] = onPage;
  if (!first) return [];
  const ids = onPage.map(({ id }) => id);
  const { programId, id: episodeId, updatedAt } = episodes;
  const rows = await database
    .select({ programId, episodeId, updatedAt, ...videoColumns })
    .from(episodes)
    .innerJoin(programs, ofEpisode)
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(inArray(episodes.programId, ids))
    .orderBy(asc(episodes.programId), asc(episodes.seasonNumber), asc(episodes.episodeNumber))
    .limit(limit)
    .offset(offset - first.before);
  return rows.map((row) => ({
    programId: row.programId,
    episodeId: row.episodeId,
    updatedAt: row.updatedAt,
    video: toSitemapVideo(context, row),
  }));
}

/** What has pages of its own. */
export const sections: { [Name in SitemapSection]: Section<SitemapEntries[Name]> } = {
  categories: {
    async summarize(database) {
      const [row] = await database.select({ total: count(), updatedAt: max(categories.updatedAt) }).from(categories);
      return row ?? { total: 0, updatedAt: null };
    },
    list: ({ database }, { limit, offset }) =>
      database
        .select({ categoryId: categories.id, updatedAt: categories.updatedAt })
        .from(categories)
        .orderBy(asc(categories.id))
        .limit(limit)
        .offset(offset),
  },
  programs: {
    async summarize(database) {
      const { updatedAt } = programs;
      const newest = database.select({ updatedAt }).from(programs).where(isListed).orderBy(desc(updatedAt)).limit(1);
      const [total, [latest]] = await Promise.all([totalOf(database, 'programs'), newest]);
      return { total, updatedAt: latest?.updatedAt ?? null };
    },
    list: ({ database }, { limit, offset }) =>
      database
        .select({ programId: programs.id, updatedAt: programs.updatedAt })
        .from(programs)
        .where(isListed)
        .orderBy(asc(programs.id))
        .limit(limit)
        .offset(offset),
  },
  episodes: {
    async summarize(database) {
      const { updatedAt } = episodes;
      const ofListed = database.select({ updatedAt }).from(episodes).innerJoin(programs, ofEpisode).where(isListed);
      const [total, [latest]] = await Promise.all([
        totalOf(database, 'episodes'),
        ofListed.orderBy(desc(updatedAt)).limit(1),
      ]);
      return { total, updatedAt: latest?.updatedAt ?? null };
    },
    list: listEpisodes,
  },
  people: {
    // Nobody knows when one of them last changed without reading them all.
    summarize: async (database) => ({ total: await totalOf(database, 'people'), updatedAt: null }),
    list: ({ database }, { limit, offset }) =>
      database
        .select({ personId: people.id, updatedAt: people.updatedAt })
        .from(people)
        .orderBy(asc(people.id))
        .limit(limit)
        .offset(offset),
  },
  videos: {
    summarize: async (database) => ({ total: await totalOf(database, 'programs/video'), updatedAt: null }),
    async list(context, { limit, offset }) {
      const rows = await context.database
        .select({ programId: programs.id, episodeId: episodes.id, updatedAt: programs.updatedAt, ...videoColumns })
        .from(programs)
        .innerJoin(episodes, eq(episodes.id, programs.firstEpisodeId))
        .innerJoin(clips, eq(clips.id, episodes.clipId))
        .where(isListedVideo)
        .orderBy(asc(programs.position), asc(programs.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => ({
        programId: row.programId,
        episodeId: row.episodeId,
        updatedAt: row.updatedAt,
        video: toSitemapVideo(context, row),
      }));
    },
  },
  tags: {
    async summarize(database) {
      const [row] = await database
        .select({ total: count(), updatedAt: max(tags.updatedAt) })
        .from(tags)
        .where(hasPrograms);
      return row ?? { total: 0, updatedAt: null };
    },
    list: ({ database }, { limit, offset }) =>
      database
        .select({ tag: tags.slug, updatedAt: tags.updatedAt })
        .from(tags)
        .where(hasPrograms)
        .orderBy(asc(tags.id))
        .limit(limit)
        .offset(offset),
  },
  // Of the playlists of members those that their page lists.
  playlists: {
    async summarize(database) {
      const listed = await findPublicPlaylists(database);
      const times = listed.map(({ updatedAt }) => updatedAt.getTime());
      return { total: listed.length, updatedAt: times.length > 0 ? new Date(Math.max(...times)) : null };
    },
    async list({ database }, { limit, offset }) {
      const listed = await findPublicPlaylists(database);
      return listed.slice(offset, offset + limit).map(({ id, updatedAt }) => ({ playlistId: id, updatedAt }));
    },
  },
  products: {
    summarize: async (database) => ({ total: await totalOf(database, 'products'), updatedAt: null }),
    list: ({ database }, { limit, offset }) =>
      database
        .select({ slug: products.slug, updatedAt: products.updatedAt })
        .from(products)
        .orderBy(asc(products.id))
        .limit(limit)
        .offset(offset),
  },
  posts: {
    summarize: async (database) => ({ total: await totalOf(database, 'posts'), updatedAt: null }),
    list: listSitemapPosts,
  },
};
