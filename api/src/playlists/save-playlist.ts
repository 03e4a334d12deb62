import { HELD_WORD } from '@sahra/shared/form-rules/playlist-rules';
import type { PlaylistChange } from '@sahra/shared/schemas/playlists';
import { and, eq, ne, sql } from 'drizzle-orm';
import { holdMember } from '../auth/hold-member.ts';
import { playlists } from '../database/account-tables.ts';
import { findHeldWords } from '../contributions/find-held-words.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import { ApiFailure, found, notFound } from '../server/http/api-failure.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { ownedBy } from './playlist-cards.ts';

/** More than one could name. */
const perMember: RateLimit = { burst: 30, refillMs: hourMs / 30 };

/** Takes one of the playlists that a member may make in an hour. */
export async function startPlaylist(tx: Transaction, memberId: string): Promise<void> {
  await holdMember(tx, memberId);
  await enforceRateLimit(tx, `playlists of ${memberId}`, perMember);
}

/** An upload of the member's own that no other playlist shows. Nobody else takes it meanwhile. */
async function takeThumbnail(tx: Transaction, memberId: string, mediaId: number, playlistId = 0): Promise<void> {
  const isTheirs = and(eq(media.id, mediaId), eq(media.ownerId, memberId), eq(media.use, 'playlist'));
  const [upload] = await tx.select({ id: media.id }).from(media).where(isTheirs).for('no key update');
  found(upload, 'picture');
  const [other] = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .where(and(eq(playlists.thumbnailId, mediaId), ne(playlists.id, playlistId)));
  if (other) throw notFound('picture');
}

/** What others will read has no held word: nobody looks at playlists before they are seen. */
function checkWords({ name, description, privacy }: PlaylistChange): void {
  if (privacy === 'private') return;
  const held = Object.entries({ name, description }).filter(([, text]) => findHeldWords(text).length > 0);
  if (held.length === 0) return;
  const fields = Object.fromEntries(held.map(([field]) => [field, 'holds a word that is not shown in public']));
  throw new ApiFailure(400, { code: HELD_WORD, message: 'A public playlist has no such words', fields });
}

/** Makes a playlist; returns its id. */
export const createPlaylist = (database: Database, memberId: string, change: PlaylistChange): Promise<number> =>
  database.transaction(async (tx) => {
    checkWords(change);
    await startPlaylist(tx, memberId);
    if (change.thumbnailId) await takeThumbnail(tx, memberId, change.thumbnailId);
    const [row] = await tx
      .insert(playlists)
      .values({ ownerId: memberId, ...change })
      .returning({ id: playlists.id });
    return found(row, 'playlist').id;
  });

/** Changes a playlist of one's own; 404 where it is not, or is not there. A thumbnail that is replaced is deleted. */
export const changePlaylist = (
  database: Database,
  memberId: string,
  id: number,
  change: PlaylistChange,
): Promise<void> =>
  database.transaction(async (tx) => {
    checkWords(change);
    const [row] = await tx
      .select({ thumbnailId: playlists.thumbnailId })
      .from(playlists)
      .where(ownedBy(memberId, id))
      .for('no key update');
    const before = found(row, 'playlist');
    if (change.thumbnailId) await takeThumbnail(tx, memberId, change.thumbnailId, id);
    await tx
      .update(playlists)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(playlists.id, id));
    if (before.thumbnailId !== null && change.thumbnailId !== undefined && change.thumbnailId !== before.thumbnailId)
      await tx.delete(media).where(eq(media.id, before.thumbnailId));
  });
