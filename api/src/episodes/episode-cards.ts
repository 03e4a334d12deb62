import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { EpisodeCard, Season } from '@sahra/shared/schemas/catalog';
import { asc, eq } from 'drizzle-orm';
import { episodes } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** All episodes of a program in the order in which they are watched. */
export async function findEpisodeCards(
  context: ReadContext,
  programId: number,
  language: LanguageCode,
): Promise<EpisodeCard[]> {
  const rows = await context.database
    .select({
      id: episodes.id,
      seasonNumber: episodes.seasonNumber,
      episodeNumber: episodes.episodeNumber,
      title: episodes.title,
      durationMinutes: episodes.durationMinutes,
      sceneName: episodes.sceneName,
      sceneColor: episodes.sceneColor,
    })
    .from(episodes)
    .where(eq(episodes.programId, programId))
    .orderBy(asc(episodes.seasonNumber), asc(episodes.episodeNumber));
  return rows.map(({ title, sceneName, sceneColor, ...row }) => ({
    ...row,
    title: textIn(title, language),
    scene: pictureOf(context, 'scene', sceneName, sceneColor),
  }));
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
