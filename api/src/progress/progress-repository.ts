import type { PlaybackProgress } from '@sahra/shared/schemas/watching';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { watchProgress } from '../database/account-tables.ts';
import { clips, episodes } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
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

/** A page of what a member has watched, the latest first; of one episode where it is named. */
export async function listProgress(
  database: Database,
  memberId: string,
  episodeId: number | undefined,
  query: PageQuery,
): Promise<Page<PlaybackProgress>> {
  const { limit, offset } = limitOf(query);
  const own = and(
    eq(watchProgress.memberId, memberId),
    episodeId === undefined ? undefined : eq(watchProgress.episodeId, episodeId),
  );
  const [rows, [counted]] = await Promise.all([
    findRows(database, own).limit(limit).offset(offset),
    database.select({ total: count() }).from(watchProgress).where(own),
  ]);
  return toPage(rows.map(toProgress), counted?.total ?? 0, query);
}

/** How far a member has watched each episode of a program. */
export async function findProgressOf(
  database: Database,
  memberId: string,
  programId: number,
): Promise<PlaybackProgress[]> {
  const rows = await findRows(database, and(eq(watchProgress.memberId, memberId), eq(episodes.programId, programId)));
  return rows.map(toProgress);
}

/** Keeps how far a member has watched, never beyond the end; undefined where there is no such episode. */
export async function saveProgress(
  database: Database,
  memberId: string,
  episodeId: number,
  seconds: number,
): Promise<PlaybackProgress | undefined> {
  await database.execute(sql`
    insert into ${watchProgress} (member_id, episode_id, seconds)
    select ${memberId}, ${episodes.id}, least(${seconds}::integer, ceil(${clips.durationSeconds})::integer)
    from ${episodes} join ${clips} on ${clips.id} = ${episodes.clipId} where ${episodes.id} = ${episodeId}
    on conflict (member_id, episode_id) do update set seconds = excluded.seconds, watched_at = excluded.watched_at`);
  const [row] = await findRows(
    database,
    and(eq(watchProgress.memberId, memberId), eq(watchProgress.episodeId, episodeId)),
  );
  return row && toProgress(row);
}

export async function forgetProgress(database: Database, memberId: string, episodeId: number): Promise<void> {
  await database
    .delete(watchProgress)
    .where(and(eq(watchProgress.memberId, memberId), eq(watchProgress.episodeId, episodeId)));
}
