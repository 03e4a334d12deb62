import type { LoadOutcome, RemoteLoadCount } from '@sahra/shared/schemas/remote-loads';
import { asc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { remoteLoads } from '../database/remote-load-tables.ts';
import { deleteOldVotes } from './vote-repository.ts';

const keptMs = 2 * 24 * 60 * 60 * 1000;

interface Load {
  remote: string;
  version: string;
  outcome: LoadOutcome;
}
type Row = typeof remoteLoads.$inferInsert;

/** One row for each remote, version and outcome; always in the same order, so that two reports never wait for each other. */
function rowsOf(loads: readonly Load[], minute: Date): Row[] {
  const rows = new Map<string, Row>();
  for (const { remote, version, outcome } of loads) {
    const key = `${remote} ${version} ${outcome}`;
    rows.set(key, { minute, remote, version, outcome, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Adds loads to the counts of their minute. */
export async function addLoads(database: Database, loads: readonly Load[], now: Date): Promise<void> {
  const minute = new Date(now);
  minute.setUTCSeconds(0, 0);
  await database
    .insert(remoteLoads)
    .values(rowsOf(loads, minute))
    .onConflictDoUpdate({
      target: [remoteLoads.remote, remoteLoads.version, remoteLoads.outcome, remoteLoads.minute],
      set: { count: sql`${remoteLoads.count} + excluded.count` },
    });
}

/** Counts since a moment; the minute that it lies in counts whole. */
export function countLoads(database: Database, since: Date): Promise<RemoteLoadCount[]> {
  const minute = new Date(since);
  minute.setUTCSeconds(0, 0);
  const { remote, version, outcome, count } = remoteLoads;
  return database
    .select({ remote, version, outcome, count: sql<number>`sum(${count})::int` })
    .from(remoteLoads)
    .where(gte(remoteLoads.minute, minute))
    .groupBy(remote, version, outcome)
    .orderBy(asc(remote), asc(version), asc(outcome));
}

export async function deleteOldLoads(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await database.delete(remoteLoads).where(lt(remoteLoads.minute, before));
  await deleteOldVotes(database, before);
}
