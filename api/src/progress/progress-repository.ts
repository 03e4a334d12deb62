import type { PlaybackProgress } from '@sahra/shared/schemas/watching';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { watchProgress } from '../database/library-tables.ts';
import { episodes } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import type { Database } from '../database/connect.ts';
import { isOf, ownerOf, type Viewer } from '../profiles/viewer.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';

const findRows = (database: Database, where: SQL | undefined) =>
  database
    .select({
      episodeId: watchProgress.episodeId,
      seconds: watchProgress.seconds,
      durationSeconds: clips.durationSeconds,
      watchedAt: watchProgress.watchedAt,
    })
    .from(watchProgress)
    .innerJoin(episodes, eq(episodes.id, watchProgress.episodeId))
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(where)
    .orderBy(desc(watchProgress.watchedAt), asc(watchProgress.episodeId));

const toProgress = ({ watchedAt, ...row }: Awaited<ReturnType<typeof findRows>>[number]): PlaybackProgress => ({
  ...row,
  watchedAt: watchedAt.toISOString(),
});

/** A page of what a viewer has watched, the latest first; of one episode where it is named. */
export async function listProgress(
  database: Database,
  viewer: Viewer,
  episodeId: number | undefined,
  query: PageQuery,
): Promise<Page<PlaybackProgress>> {
  const { limit, offset } = limitOf(query);
  const own = and(
    isOf(watchProgress, viewer),
    episodeId === undefined ? undefined : eq(watchProgress.episodeId, episodeId),
  );
  const [rows, [counted]] = await Promise.all([
    findRows(database, own).limit(limit).offset(offset),
    database.select({ total: count() }).from(watchProgress).where(own),
  ]);
  return toPage(rows.map(toProgress), counted?.total ?? 0, query);
}

/** How far a viewer has watched each episode of a program. */
export async function findProgressOf(
  database: Database,
  viewer: Viewer,
  programId: number,
): Promise<PlaybackProgress[]> {
  const rows = await findRows(database, and(isOf(watchProgress, viewer), eq(episodes.programId, programId)));
  return rows.map(toProgress);
}

/** Keeps how far a viewer has watched, never beyond the end, unless they paused their history; undefined where there is no such episode. */
export async function saveProgress(
  database: Database,
  viewer: Viewer,
  episodeId: number,
  seconds: number,
): Promise<PlaybackProgress | undefined> {
  const { column, which, table, is } = ownerOf(viewer);
  await database.execute(sql`
    insert into ${watchProgress} (${column}, episode_id, seconds)
    select ${table.id}, ${episodes.id}, least(${seconds}::integer, ceil(${clips.durationSeconds})::integer)
    from ${episodes} join ${clips} on ${clips.id} = ${episodes.clipId}
    join ${table} on ${is} and ${table.historyPausedAt} is null
    where ${episodes.id} = ${episodeId}
    on conflict (${column}, episode_id) ${which} do update set seconds = excluded.seconds, watched_at = excluded.watched_at`);
  const [row] = await findRows(database, and(isOf(watchProgress, viewer), eq(watchProgress.episodeId, episodeId)));
  return row ? toProgress(row) : describeUnsaved(database, episodeId, seconds);
}

/** What is answered while the history is paused: how far they are, which nobody stores. */
async function describeUnsaved(
  database: Database,
  episodeId: number,
  seconds: number,
): Promise<PlaybackProgress | undefined> {
  const [episode] = await database
    .select({ durationSeconds: clips.durationSeconds })
    .from(episodes)
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(eq(episodes.id, episodeId));
  return episode && { episodeId, seconds, ...episode, watchedAt: new Date().toISOString() };
}

export async function forgetProgress(database: Database, viewer: Viewer, episodeId: number): Promise<void> {
  await database.delete(watchProgress).where(and(isOf(watchProgress, viewer), eq(watchProgress.episodeId, episodeId)));
}

/** Forgets how far a viewer has watched each episode of a program; returns what that was. */
export async function forgetProgressOf(
  database: Database,
  viewer: Viewer,
  programId: number,
): Promise<Pick<PlaybackProgress, 'episodeId' | 'seconds' | 'watchedAt'>[]> {
  const ofProgram = database.select({ id: episodes.id }).from(episodes).where(eq(episodes.programId, programId));
  const rows = await database
    .delete(watchProgress)
    .where(and(isOf(watchProgress, viewer), inArray(watchProgress.episodeId, ofProgram)))
    .returning();
  return rows.map(({ episodeId, seconds, watchedAt }) => ({ episodeId, seconds, watchedAt: watchedAt.toISOString() }));
}
