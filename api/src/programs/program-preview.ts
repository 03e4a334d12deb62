import type { ProgramPreview } from '@sahra/shared/schemas/catalog';
import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { episodeAccess } from '../episodes/episode-cards.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** What shows best what a program is like, at first. */
const rank = sql`case ${programs.videoType} when 'trailer' then 1 when 'clip' then 2 when 'interview' then 4 else 3 end`;

/** What a card of a program plays: the trailer or a clip about it, else its own beginning; of what everybody may watch. */
export async function findPreview({ database }: ReadContext, programId: number): Promise<ProgramPreview> {
  const [row] = await database
    .select({ manifestUrl: clips.manifestUrl })
    .from(programs)
    .innerJoin(episodes, eq(episodes.programId, programs.id))
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(
      and(
        or(eq(programs.id, programId), and(eq(programs.aboutProgramId, programId), programs.isListed.getSQL())),
        eq(episodeAccess, 'free'),
        not(clips.isProtected),
      ),
    )
    .orderBy(rank, asc(episodes.seasonNumber), asc(episodes.episodeNumber), asc(programs.id))
    .limit(1);
  return { manifestUrl: row?.manifestUrl ?? null };
}
