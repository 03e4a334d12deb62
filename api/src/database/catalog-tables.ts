import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contentId as id, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';
import { people } from './people-tables.ts';

const slug = () => text().notNull().unique();
const localized = () => jsonb().$type<Localized>().notNull();
const position = () => integer().notNull();
/** Counted anew whenever programs are written. Not `program_count`: queries of the version before call something else so. */
const programTotal = () => integer().notNull().default(0);
const programId = () =>
  integer()
    .notNull()
    .references((): AnyPgColumn => programs.id, { onDelete: 'cascade' });

export const categories = pgTable('categories', {
  id: id(),
  slug: slug(),
  position: position(),
  name: localized(),
  tagline: localized(),
  programTotal: programTotal(),
  updatedAt: updatedAt(),
});

export const genres = pgTable('genres', {
  id: id(),
  slug: slug(),
  position: position(),
  name: localized(),
  types: text({ enum: ['movie', 'tv-show', 'video'] })
    .array()
    .notNull(),
  programTotal: programTotal(),
  /** The best of the programs of which it is the primary genre: it shows that one's scene. */
  faceProgramId: integer().references((): AnyPgColumn => programs.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

export const tags = pgTable('tags', {
  id: id(),
  slug: slug(),
  position: position(),
  name: localized(),
  programTotal: programTotal(),
  updatedAt: updatedAt(),
});

export const programs = pgTable(
  'programs',
  {
    id: id(),
    slug: slug(),
    position: position(),
    kind: text({ enum: ['movie', 'series'] }).notNull(),
    title: localized(),
    tagline: localized(),
    synopsis: localized(),
    year: integer().notNull(),
    maturity: text({ enum: ['all', '7', '12', '16'] }).notNull(),
    rating: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
    durationMinutes: integer().notNull(),
    seasonCount: integer().notNull(),
    /** Worked out of its episodes when they are written. */
    firstEpisodeId: integer().notNull().default(0),
    /** Counted when they are written. */
    episodeCount: integer().notNull().default(0),
    /** The Arabic title, broken where the sense breaks; for the poster. */
    lettering: text().array().notNull(),
    posterColor: text().notNull(),
    sceneColor: text().notNull(),
    /** False: only who knows the address finds it. */
    isListed: boolean().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('programs_order_index').on(table.isListed, table.position, table.id),
    index('programs_kind_order_index').on(table.isListed, table.kind, table.position, table.id),
    index('programs_sitemap_index').on(table.isListed, table.id, table.episodeCount, table.updatedAt),
  ],
);

export const categoryPrograms = pgTable(
  'category_programs',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    programId: programId(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.programId] }),
    index('category_programs_order_index').on(table.categoryId, table.position, table.programId),
    index('category_programs_program_index').on(table.programId),
  ],
);

export const programGenres = pgTable(
  'program_genres',
  {
    programId: programId(),
    genreId: integer()
      .notNull()
      .references(() => genres.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.genreId] }),
    index('program_genres_program_index').on(table.genreId, table.programId),
  ],
);

export const programTags = pgTable(
  'program_tags',
  {
    programId: programId(),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.tagId] }),
    index('program_tags_program_index').on(table.tagId, table.programId),
  ],
);

export const programPeople = pgTable(
  'program_people',
  {
    programId: programId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: ['cast', 'director'] }).notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.personId, table.role] }),
    index('program_people_person_index').on(table.personId),
  ],
);

/** What really plays: a demo clip. */
export const clips = pgTable('clips', {
  id: id(),
  slug: slug(),
  title: localized(),
  durationSeconds: numeric({ precision: 8, scale: 3, mode: 'number' }).notNull(),
  manifestUrl: text().notNull(),
  posterUrl: text().notNull(),
  trickplayUrl: text().notNull(),
  audioLanguages: text().array().notNull(),
  subtitleLanguages: text().array().notNull(),
  updatedAt: updatedAt(),
});

export const episodes = pgTable(
  'episodes',
  {
    id: id(),
    slug: slug(),
    programId: programId(),
    seasonNumber: integer().notNull(),
    episodeNumber: integer().notNull(),
    title: localized(),
    durationMinutes: integer().notNull(),
    clipId: integer()
      .notNull()
      .references(() => clips.id),
    /** Name of its picture; a movie's only episode shows the movie's scene. */
    sceneName: text().notNull(),
    sceneColor: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('episodes_number_index').on(table.programId, table.seasonNumber, table.episodeNumber),
    index('episodes_updated_index').on(table.updatedAt),
    index('episodes_clip_index').on(table.clipId),
  ],
);

export const sliderItems = pgTable('slider_items', { id: id(), kicker: localized(), programId: programId() });
export const topPrograms = pgTable('top_programs', { position: integer().primaryKey(), programId: programId() });
