import { MAX_PLAYLIST_ITEMS } from '@sahra/shared/form-rules/playlist-rules';
import type { CollectedPlaylist } from '@sahra/shared/schemas/collection';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { playlistItems } from '../database/library-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { countItems } from './playlist-items.ts';
import { startPlaylist } from './save-playlist.ts';

/** The member's own playlist of that name, the oldest; a private one is made where there is none. */
async function findOrMake(tx: Transaction, memberId: string, { name, description, labels }: CollectedPlaylist) {
  const [known] = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .where(and(eq(playlists.ownerId, memberId), eq(playlists.name, name)))
    .orderBy(asc(playlists.id))
    .limit(1)
    .for('no key update');
  if (known) return { id: known.id, isNew: false };
  await startPlaylist(tx, memberId);
  const [made] = await tx
    .insert(playlists)
    .values({ ownerId: memberId, name, description, labels: labels ?? [], privacy: 'private' })
    .returning({ id: playlists.id });
  return { id: found(made, 'playlist').id, isNew: true };
}

/** Puts what is not in a playlist yet at its end; what does not exist, or has no room, is passed over. Returns how many were new. */
async function addMissing(tx: Transaction, id: number, things: CollectedPlaylist['items']): Promise<number> {
  const [last] = await tx
    .select({ position: max(playlistItems.position), total: sql<number>`count(*)::int` })
    .from(playlistItems)
    .where(eq(playlistItems.playlistId, id));
  const places = new Map(
    things.map(({ programId, episodeId = null }) => [`${programId} ${episodeId}`, { programId, episodeId }]),
  );
  const rows = [...places.values()].map((thing, place) => ({ ...thing, place }));
  const { rowCount } = await tx.execute(sql`
    insert into ${playlistItems} (playlist_id, program_id, episode_id, position)
    select ${id}::integer, ${programs.id}, ${episodes.id}, ${(last?.position ?? -1) + 1}::integer + row_number() over (order by device.place) - 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as device ("programId" integer, "episodeId" integer, place integer)
    join ${programs} on ${programs.id} = device."programId"
    left join ${episodes} on ${episodes.id} = device."episodeId" and ${episodes.programId} = ${programs.id}
    where (device."episodeId" is null or ${episodes.id} is not null)
      and not exists (
        select from ${playlistItems} as own
        where own.playlist_id = ${id} and own.program_id = device."programId" and own.episode_id is not distinct from device."episodeId"
      )
    order by device.place
    limit ${Math.max(MAX_PLAYLIST_ITEMS - (last?.total ?? 0), 0)}`);
  if (rowCount) await countItems(tx, id);
  return rowCount ?? 0;
}

/** Takes over the playlists of a device, by their names; once more changes nothing. Returns how many are new, or have more in them. */
export async function mergePlaylists(
  tx: Transaction,
  memberId: string,
  collected: CollectedPlaylist[],
): Promise<number> {
  let merged = 0;
  for (const playlist of collected) {
    const { id, isNew } = await findOrMake(tx, memberId, playlist);
    const added = await addMissing(tx, id, playlist.items);
    if (isNew || added > 0) merged += 1;
  }
  return merged;
}
