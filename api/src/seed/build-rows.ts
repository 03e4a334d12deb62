import { groundColor } from '../../../demo/src/artwork/ground-color.ts';
import type { clips, people } from '../database/catalog-tables.ts';
import { buildBlogRows } from './blog-rows.ts';
import type { Demo } from './demo-files.ts';
import { assignIds, type Ids, idOf } from './ids.ts';
import { missingClip, missingReel } from './missing-reel.ts';
import { allPrograms, buildProgramRows, episodeSlugs } from './program-rows.ts';
import { buildSearchRows } from './search-rows.ts';
import { buildProductRows } from './shop-rows.ts';

/** The tables whose rows other tables and addresses point to by id. */
type EntityName =
  | 'categories' | 'genres' | 'tags' | 'people' | 'programs' | 'episodes' | 'productCategories' | 'products' | 'postCategories' | 'authors' | 'posts' | 'clips';
export type StoredIds = Readonly<Record<EntityName, Ids>>;

/** Nothing is stored yet. */
export const noIds = (): StoredIds => {
  const none: Ids = new Map();
  return {
    categories: none, genres: none, tags: none, people: none, programs: none, episodes: none, clips: none,
    productCategories: none, products: none, postCategories: none, authors: none, posts: none,
  };
};

function assignAll(demo: Demo, stored: StoredIds): StoredIds {
  const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
  return {
    categories: assignIds(stored.categories, slugs(demo.categories)),
    genres: assignIds(stored.genres, slugs(demo.genres)),
    tags: assignIds(stored.tags, slugs(demo.tags)),
    people: assignIds(stored.people, slugs(demo.people)),
    programs: assignIds(stored.programs, slugs(allPrograms(demo))),
    episodes: assignIds(stored.episodes, allPrograms(demo).flatMap(episodeSlugs)),
    productCategories: assignIds(stored.productCategories, slugs(demo.productCategories)),
    products: assignIds(stored.products, slugs(demo.products)),
    postCategories: assignIds(stored.postCategories, slugs(demo.postCategories)),
    authors: assignIds(stored.authors, slugs(demo.authors)),
    posts: assignIds(stored.posts, slugs(demo.posts)),
    clips: assignIds(stored.clips, [...demo.clips.map(({ id }) => id), missingClip]),
  };
}

const clipAddresses = (slug: string) => ({
  manifestUrl: `/media/demo/${slug}/master.m3u8`,
  posterUrl: `/media/demo/${slug}/poster.webp`,
  trickplayUrl: `/media/demo/${slug}/trickplay.vtt`,
});

function clipRows(demo: Demo, ids: Ids): (typeof clips.$inferInsert & { id: number })[] {
  const rows = demo.clips.map(({ id, title, durationSeconds, audio, subtitles }) => ({
    slug: id, title, durationSeconds, audioLanguages: audio, subtitleLanguages: subtitles, ...clipAddresses(id),
  }));
  const missing = { slug: missingClip, title: missingReel.title, durationSeconds: 30, audioLanguages: ['ar'], subtitleLanguages: ['ar', 'en'], ...clipAddresses(missingClip) };
  return [...rows, missing].map((row) => ({ ...row, id: idOf(ids, row.slug, 'clip') }));
}

/** `14-03-1986` as an ISO date. */
const isoDate = (birthday: string) => birthday.split('-').reverse().join('-') || null;

const personRows = (demo: Demo, ids: Ids): (typeof people.$inferInsert & { id: number })[] =>
  demo.people.map((person, index) => ({
    ...person,
    id: idOf(ids, person.slug, 'person'),
    position: index + 1,
    birthday: isoDate(person.birthday),
    color: groundColor({ kind: 'portrait', subject: { slug: person.slug, designation: person.designation } }),
  }));

/** All rows of the catalog, with the ids that are stored already kept. */
export function buildRows(demo: Demo, stored: StoredIds) {
  const ids = assignAll(demo, stored);
  const numbered = <T extends { slug: string }>(rows: T[], of: Ids, kind: string) =>
    rows.map((row, index) => ({ ...row, id: idOf(of, row.slug, kind), position: index + 1 }));
  return {
    categories: numbered(demo.categories, ids.categories, 'category'),
    genres: numbered(demo.genres, ids.genres, 'genre'),
    tags: numbered(demo.tags, ids.tags, 'tag'),
    people: personRows(demo, ids.people),
    clips: clipRows(demo, ids.clips),
    ...buildProgramRows(demo, ids),
    sliderItems: demo.slider.map(({ program, kicker }, index) => ({ id: index + 1, kicker, programId: idOf(ids.programs, program, 'program') })),
    topPrograms: demo.topTen.map((slug, index) => ({ position: index + 1, programId: idOf(ids.programs, slug, 'program') })),
    productCategories: numbered(demo.productCategories, ids.productCategories, 'product category'),
    products: buildProductRows(demo, ids),
    postCategories: numbered(demo.postCategories, ids.postCategories, 'post category'),
    authors: numbered(demo.authors, ids.authors, 'author').map(({ id, slug, name, bio }) => ({ id, slug, name, bio })),
    ...buildBlogRows(demo, ids),
    search: buildSearchRows(demo, ids),
  };
}
export type CatalogRows = ReturnType<typeof buildRows>;
