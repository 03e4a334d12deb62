import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { playlists } from './account-tables.ts';
import { episodes, programs } from './catalog-tables.ts';
import { members, profiles } from './member-tables.ts';

const programId = () =>
  integer()
    .notNull()
    .references((): AnyPgColumn => programs.id, { onDelete: 'cascade' });

/** A row of a list is the member's, or that of another profile of theirs. */
const oneOwner = sql`num_nonnulls(member_id, profile_id) = 1`;

/** Only few rows are of a profile. */
const isOfProfile = sql`profile_id is not null`;

/** The column of a profile in what may belong to one; a row has that or a member. */
const profileId = () => integer().references((): AnyPgColumn => profiles.id, { onDelete: 'cascade' });

/** What is in a playlist: programs, and episodes of them. */
export const playlistItems = pgTable(
  'playlist_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    programId: programId(),
    /** Null: the program itself. */
    episodeId: integer().references(() => episodes.id, { onDelete: 'cascade' }),
    /** From 0, without gaps as long as no program is removed from the catalog. */
    position: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('playlist_items_once').on(table.playlistId, table.programId, table.episodeId).nullsNotDistinct(),
    index('playlist_items_order_index').on(table.playlistId, table.position),
    index('playlist_items_program_index').on(table.programId),
    index('playlist_items_episode_index').on(table.episodeId),
  ],
);

/** Programs that members like. */
export const programLikes = pgTable(
  'program_likes',
  {
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    profileId: profileId(),
    programId: programId(),
    likedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('program_likes_owner', oneOwner),
    uniqueIndex('program_likes_member_index').on(table.memberId, table.programId),
    uniqueIndex('program_likes_profile_index').on(table.profileId, table.programId).where(isOfProfile),
    index('program_likes_liked_index').on(table.memberId, table.likedAt),
    index('program_likes_profile_liked_index').on(table.profileId, table.likedAt).where(isOfProfile),
    index('program_likes_program_index').on(table.programId),
  ],
);

/** What a member wants to watch. */
export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    profileId: profileId(),
    programId: programId(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('watchlist_entries_owner', oneOwner),
    uniqueIndex('watchlist_entries_member_index').on(table.memberId, table.programId),
    uniqueIndex('watchlist_entries_profile_index').on(table.profileId, table.programId).where(isOfProfile),
    index('watchlist_entries_added_index').on(table.memberId, table.addedAt),
    index('watchlist_entries_profile_added_index').on(table.profileId, table.addedAt).where(isOfProfile),
  ],
);

/** How far a member has watched. */
export const watchProgress = pgTable(
  'watch_progress',
  {
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    profileId: profileId(),
    episodeId: integer()
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    seconds: integer().notNull(),
    watchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('watch_progress_owner', oneOwner),
    uniqueIndex('watch_progress_member_index').on(table.memberId, table.episodeId),
    uniqueIndex('watch_progress_profile_index').on(table.profileId, table.episodeId).where(isOfProfile),
    index('watch_progress_watched_index').on(table.memberId, table.watchedAt),
    index('watch_progress_profile_watched_index').on(table.profileId, table.watchedAt).where(isOfProfile),
  ],
);

/** How often a program was viewed, and how many like it; no row means never, and nobody. */
export const programTotals = pgTable(
  'program_totals',
  {
    programId: programId().primaryKey(),
    viewTotal: integer().notNull().default(0),
    likeTotal: integer().notNull().default(0),
  },
  (table) => [index('program_totals_views_index').on(table.viewTotal, table.programId)],
);

export const episodeTotals = pgTable('episode_totals', {
  episodeId: integer()
    .primaryKey()
    .references(() => episodes.id, { onDelete: 'cascade' }),
  viewTotal: integer().notNull().default(0),
});

/** Who has viewed what today, so that each counts once; housekeeping removes the days before yesterday. */
export const viewMarks = pgTable(
  'view_marks',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['program', 'episode', 'playlist'] }).notNull(),
    thingId: integer().notNull(),
    /** Keyed hash of the member or of the network; the key is thrown away with its day. */
    viewerHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.thingId, table.viewerHash] })],
);
