import type { Page } from '@sahra/shared/schemas/common';
import type { Playlist, PlaylistChange } from '@sahra/shared/schemas/playlists';
import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';

/** More than one could name. */
const perMember: RateLimit = { burst: 30, refillMs: hourMs / 30 };

const columns = { playlist: playlists, owner: members.name };
const read = (database: Database) =>
  database.select(columns).from(playlists).innerJoin(members, eq(members.id, playlists.ownerId));
const ownedBy = (memberId: string, id: number) => and(eq(playlists.id, id), eq(playlists.ownerId, memberId));

function toPlaylist(
  { playlist, owner }: { playlist: typeof playlists.$inferSelect; owner: string },
  asking: string | undefined,
): Playlist {
  const { ownerId, createdAt, updatedAt, ...rest } = playlist;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    owner,
    isOwn: ownerId === asking,
  };
}

/** A page of a member's own playlists, the one changed last first. */
export async function listPlaylists(database: Database, memberId: string, query: PageQuery): Promise<Page<Playlist>> {
  const { limit, offset } = limitOf(query);
  const own = eq(playlists.ownerId, memberId);
  const [rows, [counted]] = await Promise.all([
    read(database).where(own).orderBy(desc(playlists.updatedAt), desc(playlists.id)).limit(limit).offset(offset),
    database.select({ total: count() }).from(playlists).where(own),
  ]);
  return toPage(
    rows.map((row) => toPlaylist(row, memberId)),
    counted?.total ?? 0,
    query,
  );
}

/** A playlist that `memberId`, or a visitor, may see: everybody's public ones and their own. */
export async function findPlaylist(
  database: Database,
  id: number,
  memberId: string | undefined,
): Promise<Playlist | undefined> {
  const isPublic = eq(playlists.privacy, 'public');
  const [row] = await read(database).where(
    and(eq(playlists.id, id), memberId === undefined ? isPublic : or(isPublic, eq(playlists.ownerId, memberId))),
  );
  return row && toPlaylist(row, memberId);
}

export async function createPlaylist(
  database: Database,
  memberId: string,
  change: PlaylistChange,
): Promise<Playlist | undefined> {
  const id = await database.transaction(async (tx) => {
    await enforceRateLimit(tx, `playlists of ${memberId}`, perMember);
    const [row] = await tx
      .insert(playlists)
      .values({ ownerId: memberId, ...change })
      .returning({ id: playlists.id });
    return row?.id;
  });
  return id === undefined ? undefined : findPlaylist(database, id, memberId);
}

/** Changes a playlist of one's own; undefined where it is not, or is not there. */
export async function changePlaylist(
  database: Database,
  memberId: string,
  id: number,
  change: PlaylistChange,
): Promise<Playlist | undefined> {
  const changed = await database
    .update(playlists)
    .set({ ...change, updatedAt: sql`now()` })
    .where(ownedBy(memberId, id))
    .returning({ id: playlists.id });
  return changed.length > 0 ? findPlaylist(database, id, memberId) : undefined;
}

/** Takes a playlist of one's own away; false where it is not, or is not there. */
export async function deletePlaylist(database: Database, memberId: string, id: number): Promise<boolean> {
  const deleted = await database.delete(playlists).where(ownedBy(memberId, id)).returning({ id: playlists.id });
  return deleted.length > 0;
}
