import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { profiles } from '../database/member-tables.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { playlists } from '../database/account-tables.ts';
import { playlistItems, programLikes, watchProgress, watchlistEntries } from '../database/library-tables.ts';
import { behind, chunk, type Owner, type Reader } from './export-reader.ts';

export const playlistsOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { id, name, description, privacy, labels, viewTotal, createdAt, updatedAt } = playlists;
    return database
      .select({ key: id, id, name, description, privacy, labels, viewTotal, createdAt, updatedAt })
      .from(playlists)
      .where(and(eq(playlists.ownerId, owner), behind(id, after)))
      .orderBy(asc(id))
      .limit(chunk);
  };

export const playlistItemsOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { id: key, playlistId, programId, episodeId, position, addedAt } = playlistItems;
    return database
      .select({ key, playlistId, programId, episodeId, position, addedAt })
      .from(playlistItems)
      .innerJoin(playlists, eq(playlists.id, playlistId))
      .where(and(eq(playlists.ownerId, owner), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

export const profilesOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { id, memberId, name, picture, maturityLimit, createdAt } = profiles;
    return database
      .select({ key: id, id, name, picture, maturityLimit, createdAt })
      .from(profiles)
      .where(and(eq(memberId, owner), behind(id, after)))
      .orderBy(asc(id))
      .limit(chunk);
  };

/** The member's own rows, and those of their other profiles. */
const areOf = (table: { memberId: PgColumn; profileId: PgColumn }, owner: string): SQL | undefined =>
  or(
    eq(table.memberId, owner),
    sql`${table.profileId} in (select ${profiles.id} from ${profiles} where ${profiles.memberId} = ${owner})`,
  );
/** Orders rows of several profiles: of each there is one for a thing. */
const keyOf = (thing: PgColumn, { profileId }: { profileId: PgColumn }) =>
  sql<string>`((coalesce(${profileId}, 0)::bigint << 31) + ${thing})`;

export const likesOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const { profileId, programId, likedAt } = programLikes;
    const key = keyOf(programId, programLikes);
    return database
      .select({ key, profileId, programId, likedAt })
      .from(programLikes)
      .where(and(areOf(programLikes, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

export const watchlistOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const { profileId, programId, addedAt } = watchlistEntries;
    const key = keyOf(programId, watchlistEntries);
    return database
      .select({ key, profileId, programId, addedAt })
      .from(watchlistEntries)
      .where(and(areOf(watchlistEntries, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

export const progressOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const { profileId, episodeId, seconds, watchedAt } = watchProgress;
    const key = keyOf(episodeId, watchProgress);
    return database
      .select({ key, profileId, episodeId, seconds, watchedAt })
      .from(watchProgress)
      .where(and(areOf(watchProgress, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };
