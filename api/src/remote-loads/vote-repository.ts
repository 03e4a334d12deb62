import type { RemoteLoad, RemoteLoadVotes } from '@sahra/shared/schemas/remote-loads';
import { asc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { remoteLoadVotes } from '../database/remote-load-tables.ts';

const windowMs = 10 * 60_000;

/** The moment at which the window begins that a moment lies in. */
const windowOf = (moment: Date) => new Date(Math.floor(moment.getTime() / windowMs) * windowMs);

/** Counts what a browser in a network tells of releases: a failure outweighs what went well in the same ten minutes. */
export async function addVotes(
  database: Database,
  network: string,
  loads: readonly Pick<RemoteLoad, 'remote' | 'version' | 'outcome'>[],
  now: Date,
): Promise<void> {
  const votes = new Map<string, typeof remoteLoadVotes.$inferInsert>();
  for (const { remote, version, outcome } of loads) {
    const key = `${remote} ${version}`;
    const hasFailed = votes.get(key)?.hasFailed === true || outcome !== 'ok';
    votes.set(key, { since: windowOf(now), remote, version, network, hasFailed });
  }
  const { since, remote, version, network: of, hasFailed } = remoteLoadVotes;
  await database
    .insert(remoteLoadVotes)
    // Always in the same order, so that two reports never wait for each other.
    .values([...votes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, vote]) => vote))
    .onConflictDoUpdate({
      target: [remote, version, of, since],
      set: { hasFailed: sql`${hasFailed} or excluded.has_failed` },
    });
}

/** What networks say of each release since a moment; the ten minutes that it lies in count whole. */
export function countVotes(database: Database, moment: Date): Promise<RemoteLoadVotes[]> {
  const { remote, version, network, hasFailed, since } = remoteLoadVotes;
  const voices = database
    .select({
      remote,
      version,
      failed: sql<number>`avg(${hasFailed}::int)`.as('failed'),
    })
    .from(remoteLoadVotes)
    .where(gte(since, windowOf(moment)))
    .groupBy(remote, version, network)
    .as('voices');
  return database
    .select({
      remote: voices.remote,
      version: voices.version,
      networks: sql<number>`count(*)::int`,
      failing: sql<number>`(count(*) filter (where ${voices.failed} > 0))::int`,
      failures: sql<number>`sum(${voices.failed})::double precision`,
    })
    .from(voices)
    .groupBy(voices.remote, voices.version)
    .orderBy(asc(voices.remote), asc(voices.version));
}

export async function deleteOldVotes(database: Database, before: Date): Promise<void> {
  await database.delete(remoteLoadVotes).where(lt(remoteLoadVotes.since, before));
}
