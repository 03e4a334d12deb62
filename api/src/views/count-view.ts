import { lt, type SQL, sql } from 'drizzle-orm';
import { playlists } from '../database/account-tables.ts';
import { episodes } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { episodeTotals, programTotals, viewMarks } from '../database/library-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import type { Viewer } from './viewer.ts';

type Kind = (typeof viewMarks.$inferSelect)['kind'];

/** One statement, so that of two views at the same moment one counts: the other waits for its mark, and finds it. */
const markThen = (kind: Kind, id: number | SQL, { day, viewerHash }: Viewer, thenCount: SQL) => sql`
  with mark as (
    insert into ${viewMarks} (day, kind, thing_id, viewer_hash)
    values (${day}, ${kind}, ${id}, ${viewerHash})
    on conflict do nothing returning thing_id
  ) ${thenCount}`;

/** Counts a playlist's view; false where this viewer was counted today. */
export async function viewPlaylist(database: Database, id: number, viewer: Viewer): Promise<boolean> {
  const count = sql`update ${playlists} set view_total = view_total + 1 from mark where id = mark.thing_id`;
  const { rowCount } = await database.execute(markThen('playlist', id, viewer, count));
  return rowCount === 1;
}

/** Counts that an episode, and so its program, is watched; undefined where there is no such episode, else the program's id. */
export async function viewEpisode(database: Database, id: number, viewer: Viewer): Promise<number | undefined> {
  const [row] = await database
    .select({ programId: episodes.programId })
    .from(episodes)
    .where(sql`${episodes.id} = ${id}`);
  if (!row) return undefined;
  const countEpisode = sql`
    insert into ${episodeTotals} as t (episode_id, view_total) select thing_id, 1 from mark
    on conflict (episode_id) do update set view_total = t.view_total + 1`;
  const countProgram = sql`
    insert into ${programTotals} as t (program_id, view_total) select thing_id, 1 from mark
    on conflict (program_id) do update set view_total = t.view_total + 1`;
  // One after the other, each committed by itself: no two of them wait for each other.
  await database.execute(markThen('episode', id, viewer, countEpisode));
  await database.execute(markThen('program', row.programId, viewer, countProgram));
  return row.programId;
}

/** Deletes the marks of days that are over everywhere: who viewed what is known no longer. */
export async function deleteOldViewMarks(database: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  await database.delete(viewMarks).where(lt(viewMarks.day, yesterday));
}
