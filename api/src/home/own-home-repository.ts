import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { OwnHome } from '@sahra/shared/schemas/own-home';
import { asc, desc } from 'drizzle-orm';
import { watchProgress, watchlistEntries } from '../database/library-tables.ts';
import { isOf, type Viewer } from '../profiles/viewer.ts';
import { findCards, listCards } from '../programs/program-cards.ts';
import { findRelated } from '../programs/program-repository.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findContinued, placeWatched, type PlacedEpisode, type WatchedEpisode } from './continue-watching.ts';

/** Of what somebody watched the latest are looked at: the work is bounded, however long they are with us. */
const LOOKED_AT = 100;
/** Programs of the watchlist in a row. */
const SHOWN = 12;

/** What somebody watched, the latest first, and what they want to watch. */
interface Collected {
  watched: readonly WatchedEpisode[];
  watchlist: number[];
}

/** What is like the film or series that they watched last, without what they have begun anyway. */
async function findBecauseWatched(
  context: ReadContext,
  watched: readonly PlacedEpisode[],
  language: LanguageCode,
): Promise<OwnHome['becauseWatched']> {
  const last = watched.find(({ isVideo }) => !isVideo);
  if (!last) return null;
  const [cards, related] = await Promise.all([
    findCards(context, [last.programId], language),
    findRelated(context, last.programId, language),
  ]);
  const program = cards.get(last.programId);
  const programs = related.filter(({ id }) => !watched.some(({ programId }) => programId === id));
  return program && programs.length > 0 ? { program, programs } : null;
}

/** The rows of the home page that are a viewer's own. */
export async function findOwnHome(
  context: ReadContext,
  { watched, watchlist }: Collected,
  language: LanguageCode,
): Promise<OwnHome> {
  const placed = await placeWatched(context, watched);
  const [continueWatching, programs, becauseWatched] = await Promise.all([
    findContinued(context, placed, language),
    listCards(context, [...new Set(watchlist)].slice(0, SHOWN), language),
    findBecauseWatched(context, placed, language),
  ]);
  return { continueWatching, watchlist: programs, becauseWatched };
}

/** What a viewer watched last, and wants to watch. */
export async function findCollected({ database }: ReadContext, viewer: Viewer): Promise<Collected> {
  const [watched, entries] = await Promise.all([
    database
      .select({ episodeId: watchProgress.episodeId, seconds: watchProgress.seconds })
      .from(watchProgress)
      .where(isOf(watchProgress, viewer))
      .orderBy(desc(watchProgress.watchedAt), asc(watchProgress.episodeId))
      .limit(LOOKED_AT),
    database
      .select({ id: watchlistEntries.programId })
      .from(watchlistEntries)
      .where(isOf(watchlistEntries, viewer))
      .orderBy(desc(watchlistEntries.addedAt), asc(watchlistEntries.programId))
      .limit(SHOWN),
  ]);
  return { watched, watchlist: entries.map(({ id }) => id) };
}
