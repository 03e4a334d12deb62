import type { Playlist } from '@sahra/shared/schemas/playlists';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import { playlistItems } from '../database/library-tables.ts';
import { media } from '../database/media-tables.ts';
import { members } from '../database/member-tables.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';
import { toPicture } from '../uploads/media-repository.ts';

const POSTERS = 4;

export const ownedBy = (memberId: string, id: number): SQL | undefined =>
  and(eq(playlists.id, id), eq(playlists.ownerId, memberId));

/** Rows of playlists with the name of their owner and their thumbnail. */
export const selectPlaylists = ({ database }: Pick<ReadContext, 'database'>) =>
  database
    .select({ playlist: playlists, owner: members.name, thumbnail: media })
    .from(playlists)
    .innerJoin(members, eq(members.id, playlists.ownerId))
    .leftJoin(media, eq(media.id, playlists.thumbnailId));
type PlaylistRow = Awaited<ReturnType<typeof selectPlaylists>>[number];

/** The posters of the first items of each playlist. */
async function findPosters(context: ReadContext, ids: number[]) {
  const first = context.database
    .select({ programId: playlistItems.programId, position: playlistItems.position })
    .from(playlistItems)
    .where(eq(playlistItems.playlistId, sql`list.id`))
    .orderBy(asc(playlistItems.position), asc(playlistItems.id))
    .limit(POSTERS)
    .as('first');
  const list = sql`unnest(${sql.param(ids)}::int[])`;
  const rows = await context.database
    .select({ id: sql<number>`list.id`, slug: programs.slug, color: programs.posterColor })
    .from(sql`${list} as list(id)`)
    .crossJoinLateral(first)
    .innerJoin(programs, eq(programs.id, first.programId))
    .orderBy(sql`list.id`, first.position);
  const posters = new Map<number, typeof rows>();
  for (const row of rows) posters.set(row.id, [...(posters.get(row.id) ?? []), row]);
  return posters;
}

/** Rows as the wire has them; `asking` is who reads them. */
export async function toPlaylists(
  context: ReadContext,
  rows: readonly PlaylistRow[],
  asking: string | undefined,
): Promise<Playlist[]> {
  const bare = rows.filter(({ thumbnail }) => thumbnail === null).map(({ playlist }) => playlist.id);
  const posters = bare.length > 0 ? await findPosters(context, bare) : undefined;
  return rows.map(({ playlist, owner, thumbnail }) => {
    const { ownerId, createdAt, updatedAt, thumbnailId: _, ...rest } = playlist;
    return {
      ...rest,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      owner,
      isOwn: ownerId === asking,
      thumbnail: thumbnail && toPicture(thumbnail),
      posters: (posters?.get(playlist.id) ?? []).map(({ slug, color }) => pictureOf(context, 'poster', slug, color)),
    };
  });
}
