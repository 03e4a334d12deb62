import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Episode } from '@sahra/shared/schemas/catalog';
import { eq } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { pickText, textIn } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findCards } from '../programs/program-cards.ts';
import { findEpisodeCards, toSeasons } from './episode-cards.ts';

/** One episode with what plays, its season, and what comes before and after it. */
export async function findEpisode(
  context: ReadContext,
  episodeId: number,
  language: LanguageCode,
): Promise<Episode | undefined> {
  const [row] = await context.database
    .select({
      programId: episodes.programId,
      synopsis: programs.synopsis,
      clip: clips,
      publishedAt: programs.publishedAt,
    })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(eq(episodes.id, episodeId));
  if (!row) return undefined;
  const [cards, all] = await Promise.all([
    findCards(context, [row.programId], language),
    findEpisodeCards(context, row.programId, language),
  ]);
  const at = all.findIndex(({ id }) => id === episodeId);
  const [card, program] = [all[at], cards.get(row.programId)];
  const season = toSeasons(all).find(({ number }) => number === card?.seasonNumber);
  if (!card || !program || !season) return undefined;
  const synopsis = pickText(row.synopsis, language);
  const { id: _, slug: __, updatedAt: ___, isProtected: ____, title, segments, chapters, ...playback } = row.clip;
  return {
    ...card,
    program,
    synopsis: synopsis.text,
    synopsisLanguage: synopsis.language,
    season,
    playback: {
      ...playback,
      segments: [...segments],
      chapters: chapters.map((chapter) => ({ ...chapter, title: textIn(chapter.title, language) })),
      isDemoClip: true,
      clipTitle: textIn(title, language),
      publishedAt: row.publishedAt.toISOString(),
    },
    previous: all[at - 1] ?? null,
    next: all[at + 1] ?? null,
  };
}
