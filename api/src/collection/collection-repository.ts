import type { Collection, MergedCollection } from '@sahra/shared/schemas/collection';
import { defaultTheme } from '@sahra/shared/theme/choices';
import { eq, type SQL, sql } from 'drizzle-orm';
import { watchProgress, watchlistEntries } from '../database/library-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { addLikes } from '../likes/like-repository.ts';
import { mergePlaylists } from '../playlists/merge-playlists.ts';
import { ownerOf, type Viewer } from '../profiles/viewer.ts';
import { type MergingEntry, type MergingProgress, progressToMerge, watchlistToMerge } from './collection-rules.ts';

const rowsOf = (rows: object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as device (${columns})`;

/** Adds what is not there yet; programs that do not exist are passed over. */
async function mergeWatchlist(tx: Transaction, viewer: Viewer, entries: MergingEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { column, which, table, is } = ownerOf(viewer);
  const { rowCount } = await tx.execute(sql`
    insert into ${watchlistEntries} (${column}, program_id, added_at)
    select ${table.id}, ${programs.id}, device."addedAt"
    from ${rowsOf(entries, sql`"programId" integer, "addedAt" timestamptz`)} join ${programs} on ${programs.id} = device."programId"
    join ${table} on ${is}
    order by ${programs.id}
    on conflict (${column}, program_id) ${which} do nothing`);
  return rowCount ?? 0;
}

/** Likes what is not liked yet; programs that do not exist are passed over. */
async function mergeLikes(tx: Transaction, viewer: Viewer, entries: MergingEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = sql`
    select ${programs.id}, device."addedAt"
    from ${rowsOf(entries, sql`"programId" integer, "addedAt" timestamptz`)} join ${programs} on ${programs.id} = device."programId"`;
  return addLikes(tx, viewer, rows);
}

/** Takes over what was watched later than the account knows, nothing where the history is paused; episodes that do not exist are passed over. */
async function mergeProgress(tx: Transaction, viewer: Viewer, rows: MergingProgress[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { column, which, table, is } = ownerOf(viewer);
  const { rowCount } = await tx.execute(sql`
    insert into ${watchProgress} as own (${column}, episode_id, seconds, watched_at)
    select ${table.id}, ${episodes.id}, least(device.seconds, ceil(${clips.durationSeconds})::integer), device."watchedAt"
    from ${rowsOf(rows, sql`"episodeId" integer, seconds integer, "watchedAt" timestamptz`)}
    join ${episodes} on ${episodes.id} = device."episodeId" join ${clips} on ${clips.id} = ${episodes.clipId}
    join ${table} on ${is} and ${table.historyPausedAt} is null
    order by ${episodes.id}
    on conflict (${column}, episode_id) ${which} do update set seconds = excluded.seconds, watched_at = excluded.watched_at
    where own.seconds <> excluded.seconds
      and (excluded.watched_at > own.watched_at or (excluded.watched_at = own.watched_at and excluded.seconds > own.seconds))`);
  return rowCount ?? 0;
}

/** Language and theme; it also makes merges of one member wait for each other. */
async function mergeChoices(tx: Transaction, memberId: string, { language, scheme, direction }: Collection) {
  const [row] = await tx
    .update(members)
    // What was not said stays as it is.
    .set({ language: language ?? sql`language`, scheme, direction })
    .where(eq(members.id, memberId))
    .returning({ scheme: members.scheme, direction: members.direction });
  return row;
}

/** Puts what a visitor collected into their account, of what they watched nothing where they paused their history; once more changes nothing. Undefined where the member is gone. */
export const mergeCollection = (
  database: Database,
  viewer: Viewer,
  collection: Collection,
  now: Date,
): Promise<MergedCollection | undefined> =>
  database.transaction(async (tx) => {
    const choices = await mergeChoices(tx, viewer.memberId, collection);
    if (!choices) return undefined;
    const { scheme, direction } = choices;
    return {
      watchlist: await mergeWatchlist(tx, viewer, watchlistToMerge(collection.watchlist, now)),
      likes: await mergeLikes(tx, viewer, watchlistToMerge(collection.likes, now)),
      progress: await mergeProgress(tx, viewer, progressToMerge(collection.progress, now)),
      playlists: await mergePlaylists(tx, viewer.memberId, collection.playlists),
      theme:
        scheme || direction
          ? { scheme: scheme ?? defaultTheme.scheme, direction: direction ?? defaultTheme.direction }
          : null,
    };
  });
