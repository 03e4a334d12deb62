import type { Collection, MergedCollection } from '@sahra/shared/schemas/collection';
import { defaultTheme } from '@sahra/shared/theme/choices';
import { eq, type SQL, sql } from 'drizzle-orm';
import { watchlistEntries, watchProgress } from '../database/account-tables.ts';
import { clips, episodes, programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { type MergingEntry, type MergingProgress, progressToMerge, watchlistToMerge } from './collection-rules.ts';

const rowsOf = (rows: object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as device (${columns})`;

/** Adds what is not there yet; programs that do not exist are passed over. */
async function mergeWatchlist(tx: Transaction, memberId: string, entries: MergingEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into ${watchlistEntries} (member_id, program_id, added_at)
    select ${memberId}, ${programs.id}, device."addedAt"
    from ${rowsOf(entries, sql`"programId" integer, "addedAt" timestamptz`)} join ${programs} on ${programs.id} = device."programId"
    order by ${programs.id}
    on conflict (member_id, program_id) do nothing`);
  return rowCount ?? 0;
}

/** Takes over what was watched later than the account knows; episodes that do not exist are passed over. */
async function mergeProgress(tx: Transaction, memberId: string, rows: MergingProgress[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into ${watchProgress} as own (member_id, episode_id, seconds, watched_at)
    select ${memberId}, ${episodes.id}, least(device.seconds, ceil(${clips.durationSeconds})::integer), device."watchedAt"
    from ${rowsOf(rows, sql`"episodeId" integer, seconds integer, "watchedAt" timestamptz`)}
    join ${episodes} on ${episodes.id} = device."episodeId" join ${clips} on ${clips.id} = ${episodes.clipId}
    order by ${episodes.id}
    on conflict (member_id, episode_id) do update set seconds = excluded.seconds, watched_at = excluded.watched_at
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

/** Puts what a visitor collected into their account; once more changes nothing. Undefined where the member is gone. */
export const mergeCollection = (
  database: Database,
  memberId: string,
  collection: Collection,
  now: Date,
): Promise<MergedCollection | undefined> =>
  database.transaction(async (tx) => {
    const choices = await mergeChoices(tx, memberId, collection);
    if (!choices) return undefined;
    const { scheme, direction } = choices;
    return {
      watchlist: await mergeWatchlist(tx, memberId, watchlistToMerge(collection.watchlist, now)),
      progress: await mergeProgress(tx, memberId, progressToMerge(collection.progress, now)),
      theme:
        scheme || direction
          ? { scheme: scheme ?? defaultTheme.scheme, direction: direction ?? defaultTheme.direction }
          : null,
    };
  });
