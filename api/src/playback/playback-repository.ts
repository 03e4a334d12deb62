import type { Access } from '@sahra/shared/schemas/catalog';
import { eq, sql } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import type { Database } from '../database/connect.ts';

/** What plays as an episode, and for whom. */
export async function findPlayed(database: Database, episodeId: number) {
  const [row] = await database
    .select({
      access: sql<Access>`coalesce(${episodes.access}, ${programs.access})`,
      isProtected: clips.isProtected,
      manifestUrl: clips.manifestUrl,
      posterUrl: clips.posterUrl,
      trickplayUrl: clips.trickplayUrl,
    })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(eq(episodes.id, episodeId));
  return row;
}
