import { eq } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import type { Database } from '../database/connect.ts';
import { playlistItems } from '../database/library-tables.ts';
import { members } from '../database/member-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { isVisible } from './playlist-repository.ts';
import { startPlaylist } from './save-playlist.ts';

/** Makes a private playlist of one's own with what is in another one now; its thumbnail stays its owner's. Returns the id. */
export const copyPlaylist = (database: Database, memberId: string, id: number): Promise<number> =>
  database.transaction(async (tx) => {
    await startPlaylist(tx, memberId);
    const [source] = await tx
      .select({ name: playlists.name, description: playlists.description, labels: playlists.labels })
      .from(playlists)
      .innerJoin(members, eq(members.id, playlists.ownerId))
      .where(isVisible(id, memberId));
    const items = await tx.select().from(playlistItems).where(eq(playlistItems.playlistId, id));
    const [copy] = await tx
      .insert(playlists)
      .values({ ...found(source, 'playlist'), ownerId: memberId, privacy: 'private', itemTotal: items.length })
      .returning({ id: playlists.id });
    const playlistId = found(copy, 'playlist').id;
    if (items.length > 0)
      await tx
        .insert(playlistItems)
        .values(items.map(({ programId, episodeId, position }) => ({ playlistId, programId, episodeId, position })));
    return playlistId;
  });
