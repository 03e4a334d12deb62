import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Access, EpisodeCard, Season, Segment } from '@sahra/shared/schemas/catalog';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { textIn } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** Who may watch an episode: what it says itself, or else its program. */
export const episodeAccess: SQL<Access> = sql<Access>`coalesce(${episodes.access}, ${programs.access})`;

/** At which second the credits of a clip begin. */
export const creditsAtOf = (segments: readonly Segment[]) =>
  segments.find(({ kind }) => kind === 'credits')?.startSeconds;

const selectCards = ({ database }: ReadContext) =>
  database
    .select({
      id: episodes.id,
      programId: episodes.programId,
      seasonNumber: episodes.seasonNumber,
      episodeNumber: episodes.episodeNumber,
      title: episodes.title,
      durationMinutes: episodes.durationMinutes,
      access: episodeAccess,
      sceneName: episodes.sceneName,
      sceneColor: episodes.sceneColor,
      segments: clips.segments,
    })
    .from(episodes)
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .innerJoin(programs, eq(programs.id, episodes.programId));
type Row = Awaited<ReturnType<typeof selectCards>>[number];

const toCard = (
  context: ReadContext,
  { title, sceneName, sceneColor, segments, programId: _, ...row }: Row,
  language: LanguageCode,
): EpisodeCard => ({
  ...row,
  creditsAt: creditsAtOf(segments),
  title: textIn(title, language),
  scene: pictureOf(context, 'scene', sceneName, sceneColor),
});

/** All episodes of a program in the order in which they are watched. */
export async function findEpisodeCards(
  context: ReadContext,
  programId: number,
  language: LanguageCode,
): Promise<EpisodeCard[]> {
  const rows = await selectCards(context)
    .where(eq(episodes.programId, programId))
    .orderBy(asc(episodes.seasonNumber), asc(episodes.episodeNumber));
  return rows.map((row) => toCard(context, row, language));
}

/** These episodes with the ids of their programs, by id; ids that do not exist are left out. */
export async function findEpisodesById(
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
): Promise<Map<number, { card: EpisodeCard; programId: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(context).where(inArray(episodes.id, ids));
  return new Map(rows.map((row) => [row.id, { card: toCard(context, row, language), programId: row.programId }]));
}

/** Episodes in order, as seasons. */
export function toSeasons(cards: readonly EpisodeCard[]): Season[] {
  const seasons: Season[] = [];
  for (const card of cards) {
    const last = seasons.at(-1);
    if (last?.number === card.seasonNumber) last.episodes.push(card);
    else seasons.push({ number: card.seasonNumber, episodes: [card] });
  }
  return seasons;
}

export const findSeasons = async (context: ReadContext, programId: number, language: LanguageCode): Promise<Season[]> =>
  toSeasons(await findEpisodeCards(context, programId, language));
