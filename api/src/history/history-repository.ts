import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { History } from '@sahra/shared/schemas/library';
import { sql } from 'drizzle-orm';
import { watchProgress } from '../database/library-tables.ts';
import type { Database } from '../database/connect.ts';
import { listEpisodes } from '../episodes/listed-episodes.ts';
import { listProgress } from '../progress/progress-repository.ts';
import { isOf, ownerOf, type Viewer } from '../profiles/viewer.ts';
import type { PageQuery } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** A page of what a viewer has watched, the latest first, and whether more is stored. */
export async function readHistory(
  context: ReadContext,
  viewer: Viewer,
  query: PageQuery,
  language: LanguageCode,
): Promise<History> {
  const { table, is } = ownerOf(viewer);
  const [page, [owner]] = await Promise.all([
    listProgress(context.database, viewer, undefined, query),
    context.database.select({ pausedAt: table.historyPausedAt }).from(table).where(is),
  ]);
  const ids = page.items.map(({ episodeId }) => episodeId);
  const episodes = new Map((await listEpisodes(context, ids, language)).map((episode) => [episode.id, episode]));
  const items = page.items.flatMap((progress) => {
    const episode = episodes.get(progress.episodeId);
    return episode ? { ...progress, episode } : [];
  });
  return { ...page, items, isPaused: (owner?.pausedAt ?? null) !== null };
}

/** Forgets everything that a viewer has watched, and where they stopped; returns how many episodes that were. */
export async function clearHistory(database: Database, viewer: Viewer): Promise<number> {
  const { rowCount } = await database.delete(watchProgress).where(isOf(watchProgress, viewer));
  return rowCount ?? 0;
}

/** From now on nothing that a viewer watches is stored, or everything again. */
export async function pauseHistory(database: Database, viewer: Viewer, isPaused: boolean): Promise<void> {
  const { table, is } = ownerOf(viewer);
  await database
    .update(table)
    .set({ historyPausedAt: isPaused ? sql`coalesce(${table.historyPausedAt}, now())` : null })
    .where(is);
}
