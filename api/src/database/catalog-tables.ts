import { accessLevels, maturities, programKinds, videoTypes } from '@sahra/shared/schemas/catalog';
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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clips } from './clip-tables.ts';
import { contentId as id, kindTotals, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';
import { people } from './people-tables.ts';
import { orderIndexes } from './program-orders.ts';

const slug = () => text().notNull().unique();
const localized = () => jsonb().$type<Localized>().notNull();
const position = () => integer().notNull();
const named = () => ({ id: id(), slug: slug(), position: position(), name: localized() });
/** Counted anew whenever programs are written. Not `program_count`: queries of the version before call something else so. */
const programTotal = () => integer().notNull().default(0);
const programId = () =>
  integer()
    .notNull()
    .references((): AnyPgColumn => programs.id, { onDelete: 'cascade' });

export const categories = pgTable('categories', {
  ...named(),
  tagline: localized(),
  programTotal: programTotal(),
  updatedAt: updatedAt(),
});

export const genres = pgTable('genres', {
  ...named(),
  types: text({ enum: ['movie', 'tv-show', 'video'] })
    .array()
    .notNull(),
  programTotal: programTotal(),
  kindTotals: kindTotals(),
  /** The best of the programs of which it is the primary genre: it shows that one's scene. */
  faceProgramId: integer().references((): AnyPgColumn => programs.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

export const tags = pgTable('tags', {
  ...named(),
  programTotal: programTotal(),
  kindTotals: kindTotals(),
  /** Counted anew whenever posts are written. */
  postTotal: integer().notNull().default(0),
  updatedAt: updatedAt(),
});

export const programs = pgTable(
  'programs',
  {
    id: id(),
    slug: slug(),
    position: position(),
    kind: text({ enum: programKinds }).notNull(),
    /** Null for films and series. */
    videoType: text({ enum: videoTypes }),
    /** The film or series that a video is about. */
    aboutProgramId: integer().references((): AnyPgColumn => programs.id, { onDelete: 'set null' }),
    access: text({ enum: accessLevels }).notNull().default('free'),
    title: localized(),
    tagline: localized(),
    synopsis: localized(),
    year: integer().notNull(),
    maturity: text({ enum: maturities }).notNull(),
    rating: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
    durationMinutes: integer().notNull(),
    seasonCount: integer().notNull(),
    /** Worked out of its episodes when they are written. */
    firstEpisodeId: integer().notNull().default(0),
    /** Counted when they are written. */
    episodeCount: integer().notNull().default(0),
    /** Spoken in one of them, or with subtitles in it; gathered when they are written. */
    languages: text().array().notNull().default([]),
    /** By how many it was viewed lately: written every night (`views/popular-programs.ts`). */
    popularity: integer().notNull().default(0),
    publishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The Arabic title, broken where the sense breaks; for the poster. */
    lettering: text().array().notNull(),
    posterColor: text().notNull(),
    sceneColor: text().notNull(),
    /** False: only who knows the address finds it. */
    isListed: boolean().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('programs_kind_order_index').on(table.isListed, table.kind, table.position, table.id),
    index('programs_sitemap_index').on(table.isListed, table.id, table.kind, table.episodeCount, table.updatedAt),
    index('programs_updated_index').on(table.isListed, table.updatedAt),
    index('programs_about_index').on(table.aboutProgramId, table.publishedAt.desc().nullsFirst(), table.id),
    ...orderIndexes(table),
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
    /** Null: as its program. */
    access: text({ enum: accessLevels }),
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
