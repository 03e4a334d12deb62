import { MAX_PLAYLIST_ITEMS } from '@sahra/shared/form-rules/playlist-rules';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PlaylistItem, PlaylistThing } from '@sahra/shared/schemas/playlists';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { playlistItems } from '../database/library-tables.ts';
import { findEpisodesById } from '../episodes/episode-cards.ts';
import { findCards } from '../programs/program-cards.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { ownedBy } from './playlist-cards.ts';
import { isThing } from './playlist-repository.ts';

/** All items in their order. */
export async function findPlaylistItems(
  context: ReadContext,
  playlistId: number,
  language: LanguageCode,
): Promise<PlaylistItem[]> {
  const rows = await context.database
    .select()
    .from(playlistItems)
    .where(eq(playlistItems.playlistId, playlistId))
    .orderBy(asc(playlistItems.position), asc(playlistItems.id));
  const [cards, episodesById] = await Promise.all([
    findCards(context, [...new Set(rows.map(({ programId }) => programId))], language),
    findEpisodesById(
      context,
      rows.flatMap(({ episodeId }) => episodeId ?? []),
      language,
    ),
  ]);
  return rows.flatMap(({ id, programId, episodeId, addedAt }) => {
    const program = cards.get(programId);
    const episode = episodeId === null ? null : episodesById.get(episodeId)?.card;
    return program && episode !== undefined ? { id, program, episode, addedAt: addedAt.toISOString() } : [];
  });
}

const full = () =>
  new ApiFailure(409, { code: 'playlist_full', message: `A playlist has at most ${MAX_PLAYLIST_ITEMS} items` });

/** Changes of one playlist come one after the other; 404 where it is not the member's own. */
async function lockPlaylist(tx: Transaction, memberId: string, id: number): Promise<void> {
  const [row] = await tx.select({ id: playlists.id }).from(playlists).where(ownedBy(memberId, id)).for('no key update');
  found(row, 'playlist');
}

/** Counts the items anew, once they were changed. */
export async function countItems(tx: Transaction, id: number) {
  const [row] = await tx
    .update(playlists)
    .set({
      itemTotal: sql`(select count(*) from ${playlistItems} where ${playlistItems.playlistId} = ${playlists.id})`,
      updatedAt: sql`now()`,
    })
    .where(eq(playlists.id, id))
    .returning({ id: playlists.id, itemTotal: playlists.itemTotal });
  return found(row, 'playlist');
}

/** That there is such a program, and that the episode is one of its own. */
async function checkThing(tx: Transaction, { programId, episodeId }: PlaylistThing): Promise<void> {
  const rows =
    episodeId === undefined
      ? await tx.select({ id: programs.id }).from(programs).where(eq(programs.id, programId))
      : await tx
          .select({ id: episodes.id })
          .from(episodes)
          .where(and(eq(episodes.id, episodeId), eq(episodes.programId, programId)));
  found(rows[0], episodeId === undefined ? 'program' : 'episode');
}

/** Puts something at the end of a playlist of one's own, once however often it is put there. */
export const addItem = (database: Database, memberId: string, playlistId: number, thing: PlaylistThing) =>
  database.transaction(async (tx) => {
    await lockPlaylist(tx, memberId, playlistId);
    await checkThing(tx, thing);
    const [known] = await tx
      .select({ id: playlistItems.id })
      .from(playlistItems)
      .where(and(eq(playlistItems.playlistId, playlistId), isThing(thing)));
    const [last] = await tx
      .select({ position: max(playlistItems.position), total: sql<number>`count(*)::int` })
      .from(playlistItems)
      .where(eq(playlistItems.playlistId, playlistId));
    if (known) return { id: playlistId, itemId: known.id, itemTotal: last?.total ?? 0 };
    if ((last?.total ?? 0) >= MAX_PLAYLIST_ITEMS) throw full();
    const [row] = await tx
      .insert(playlistItems)
      .values({ playlistId, ...thing, position: (last?.position ?? -1) + 1 })
      .returning({ id: playlistItems.id });
    return { ...(await countItems(tx, playlistId)), itemId: found(row, 'item').id };
  });

/** Takes an item out; once more does no harm. */
export const removeItem = (database: Database, memberId: string, playlistId: number, itemId: number) =>
  database.transaction(async (tx) => {
    await lockPlaylist(tx, memberId, playlistId);
    await tx.delete(playlistItems).where(and(eq(playlistItems.playlistId, playlistId), eq(playlistItems.id, itemId)));
    return countItems(tx, playlistId);
  });

/** Moves an item to a position, and those between by one. */
export const moveItem = (database: Database, memberId: string, playlistId: number, itemId: number, position: number) =>
  database.transaction(async (tx) => {
    await lockPlaylist(tx, memberId, playlistId);
    const rows = await tx
      .select({ id: playlistItems.id })
      .from(playlistItems)
      .where(eq(playlistItems.playlistId, playlistId))
      .orderBy(asc(playlistItems.position), asc(playlistItems.id));
    const ids = rows.map(({ id }) => id);
    const from = ids.indexOf(itemId);
    found(ids[from], 'item');
    ids.splice(from, 1);
    ids.splice(position, 0, itemId);
    await tx.execute(sql`
      update ${playlistItems} as item set position = moved.position - 1
      from unnest(${sql.param(ids)}::int[]) with ordinality as moved (id, position)
      where item.id = moved.id and item.position <> moved.position - 1`);
    return countItems(tx, playlistId);
  });
