import { isBegun, isWatched, resumeAt, type Watched } from '@sahra/shared/guest-list/progress-rules';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ContinuedEpisode } from '@sahra/shared/schemas/own-home';
import { eq, inArray, sql } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { creditsAtOf } from '../episodes/episode-cards.ts';
import { listEpisodes } from '../episodes/listed-episodes.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** How far somebody watched an episode. */
export interface WatchedEpisode {
  episodeId: number;
  seconds: number;
}

/** An episode that somebody watched, and where it stands. */
export interface PlacedEpisode extends Watched {
  id: number;
  programId: number;
  seasonNumber: number;
  episodeNumber: number;
  /** Whether it is a film or a series; videos take minutes, and nobody goes on with them. */
  isVideo: boolean;
}

const length = 12;

const isFirst = (watched: readonly WatchedEpisode[], index: number) =>
  watched.findIndex(({ episodeId }) => episodeId === watched[index]?.episodeId) === index;

/** Where watched episodes stand, in their order; ids that do not exist and what was hardly begun are left out. */
export async function placeWatched(
  { database }: ReadContext,
  watched: readonly WatchedEpisode[],
): Promise<PlacedEpisode[]> {
  const begun = watched.filter((one, index) => isBegun(one) && isFirst(watched, index));
  if (begun.length === 0) return [];
  const rows = await database
    .select({
      id: episodes.id,
      programId: episodes.programId,
      seasonNumber: episodes.seasonNumber,
      episodeNumber: episodes.episodeNumber,
      kind: programs.kind,
      durationSeconds: clips.durationSeconds,
      segments: clips.segments,
    })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(
      inArray(
        episodes.id,
        begun.map(({ episodeId }) => episodeId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return begun.flatMap(({ episodeId, seconds }) => {
    const row = byId.get(episodeId);
    if (!row) return [];
    const { kind, segments, ...place } = row;
    return [{ ...place, seconds, creditsAt: creditsAtOf(segments), isVideo: kind === 'video' }];
  });
}

/** The first episode after each of these, in its program, that was not seen to its end; by the program's id. */
async function findNext(
  { database }: ReadContext,
  ended: readonly PlacedEpisode[],
  seenIds: readonly number[],
): Promise<Map<number, { id: number; durationSeconds: number }>> {
  if (ended.length === 0) return new Map();
  const last = ended.map(({ programId, seasonNumber, episodeNumber }) => ({ programId, seasonNumber, episodeNumber }));
  const { rows } = await database.execute<{ programId: number; id: number; durationSeconds: number }>(sql`
    select last."programId", next.id, ${clips.durationSeconds}::float8 as "durationSeconds"
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb)
      as last ("programId" integer, "seasonNumber" integer, "episodeNumber" integer)
    cross join lateral (
      select later.id, later.clip_id from ${episodes} as later
      where later.program_id = last."programId"
        and (later.season_number, later.episode_number) > (last."seasonNumber", last."episodeNumber")
        and not (later.id = any(${sql.param(seenIds)}::integer[]))
      order by later.season_number, later.episode_number limit 1
    ) as next join ${clips} on ${clips.id} = next.clip_id`);
  return new Map(rows.map(({ programId, ...next }) => [programId, next]));
}

/**
 * One episode of each program that somebody has begun and not ended, in the order of what they watched: the one in which
 * they stopped, or the next one where they saw that to its end.
 */
export async function findContinued(
  context: ReadContext,
  watched: readonly PlacedEpisode[],
  language: LanguageCode,
): Promise<ContinuedEpisode[]> {
  const ofProgram = (programId: number) => watched.filter((episode) => episode.programId === programId);
  const latest = watched.filter((last) => !last.isVideo && ofProgram(last.programId)[0] === last);
  const seenIds = watched.filter(isWatched).map(({ id }) => id);
  const next = await findNext(context, latest.filter(isWatched), seenIds);
  const goneOn = latest
    .flatMap((last) => {
      if (!isWatched(last)) return [{ ...last, isUpNext: false }];
      const after = next.get(last.programId);
      const known = watched.find(({ id }) => id === after?.id);
      return after ? [{ seconds: 0, ...known, ...after, programId: last.programId, isUpNext: true }] : [];
    })
    .slice(0, length);
  const cards = await listEpisodes(
    context,
    goneOn.map(({ id }) => id),
    language,
  );
  return goneOn.flatMap(({ id, programId, isUpNext, ...far }) => {
    const card = cards.find((episode) => episode.id === id);
    const watchedIds = ofProgram(programId).map((episode) => episode.id);
    return card
      ? [{ ...card, seconds: resumeAt(far), durationSeconds: far.durationSeconds, isUpNext, watchedIds }]
      : [];
  });
}
