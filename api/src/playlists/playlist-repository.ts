import type { PlaylistLabel } from '@sahra/shared/form-rules/playlist-rules';
import type { Page } from '@sahra/shared/schemas/common';
import type { OwnPlaylist, Playlist, PlaylistThing } from '@sahra/shared/schemas/playlists';
import { and, arrayContains, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import type { Database } from '../database/connect.ts';
import { playlistItems } from '../database/library-tables.ts';
import { members } from '../database/member-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { ownedBy, selectPlaylists, toPlaylists } from './playlist-cards.ts';

/** Public playlists that are listed, however many there are. */
const MAX_LISTED = 96;

/** The condition that an item is this thing. */
export const isThing = ({ programId, episodeId }: PlaylistThing) =>
  and(
    eq(playlistItems.programId, programId),
    episodeId === undefined ? isNull(playlistItems.episodeId) : eq(playlistItems.episodeId, episodeId),
  );

/** The items that are the thing, by their playlist. */
async function findItems(database: Database, ids: number[], thing: PlaylistThing | undefined) {
  if (!thing || ids.length === 0) return new Map<number, number>();
  const rows = await database
    .select({ playlistId: playlistItems.playlistId, id: playlistItems.id })
    .from(playlistItems)
    .where(and(inArray(playlistItems.playlistId, ids), isThing(thing)));
  return new Map(rows.map(({ playlistId, id }) => [playlistId, id]));
}

/** A page of a member's own playlists, the one changed last first; with the item of each that is `thing`. */
export async function listPlaylists(
  context: ReadContext,
  memberId: string,
  query: PageQuery,
  thing?: PlaylistThing,
): Promise<Page<OwnPlaylist>> {
  const { limit, offset } = limitOf(query);
  const own = eq(playlists.ownerId, memberId);
  const [rows, [counted]] = await Promise.all([
    selectPlaylists(context)
      .where(own)
      .orderBy(desc(playlists.updatedAt), desc(playlists.id))
      .limit(limit)
      .offset(offset),
    context.database.select({ total: count() }).from(playlists).where(own),
  ]);
  const ids = rows.map(({ playlist }) => playlist.id);
  const [lists, items] = await Promise.all([
    toPlaylists(context, rows, memberId),
    findItems(context.database, ids, thing),
  ]);
  return toPage(
    lists.map((list) => ({ ...list, itemId: items.get(list.id) ?? null })),
    counted?.total ?? 0,
    query,
  );
}

/** The most viewed public playlists with something in them, however many there are; not those of blocked members. */
export const findPublicPlaylists = (database: Database, label?: PlaylistLabel) =>
  database
    .select({ id: playlists.id, updatedAt: playlists.updatedAt })
    .from(playlists)
    .innerJoin(members, eq(members.id, playlists.ownerId))
    .where(
      // Written as the index has it.
      and(
        eq(playlists.privacy, 'public'),
        sql`${playlists.itemTotal} > 2`,
        isNull(members.blockedAt),
        label && arrayContains(playlists.labels, [label]),
      ),
    )
    .orderBy(desc(playlists.viewTotal), desc(playlists.id))
    .limit(MAX_LISTED);

/** A page of public playlists with something in them, the most viewed first; not those of blocked members. */
export async function listPublicPlaylists(
  context: ReadContext,
  asking: string | undefined,
  query: PageQuery,
  label?: PlaylistLabel,
): Promise<Page<Playlist>> {
  const { limit, offset } = limitOf(query);
  const all = await findPublicPlaylists(context.database, label);
  const ids = all.slice(offset, offset + limit).map(({ id }) => id);
  const rows = ids.length > 0 ? await selectPlaylists(context).where(inArray(playlists.id, ids)) : [];
  const lists = await toPlaylists(context, rows, asking);
  const byId = new Map(lists.map((list) => [list.id, list]));
  return toPage(
    ids.flatMap((id) => byId.get(id) ?? []),
    all.length,
    query,
  );
}

/** The condition that `memberId`, or a visitor, may see a playlist: everybody's public ones and their own. */
export const isVisible = (id: number, memberId: string | undefined) => {
  const isPublic = and(eq(playlists.privacy, 'public'), isNull(members.blockedAt));
  return and(eq(playlists.id, id), memberId === undefined ? isPublic : or(isPublic, eq(playlists.ownerId, memberId)));
};

export async function findPlaylist(
  context: ReadContext,
  id: number,
  memberId: string | undefined,
): Promise<Playlist | undefined> {
  const rows = await selectPlaylists(context).where(isVisible(id, memberId));
  const [playlist] = await toPlaylists(context, rows, memberId);
  return playlist;
}

/** Takes a playlist of one's own away; false where it is not, or is not there. */
export async function deletePlaylist(database: Database, memberId: string, id: number): Promise<boolean> {
  const deleted = await database.delete(playlists).where(ownedBy(memberId, id)).returning({ id: playlists.id });
  return deleted.length > 0;
}
