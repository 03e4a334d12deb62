import type { Logger } from 'pino';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareCluster, superuser } from './cluster.ts';
import { startPostmaster, stopOrphan } from './postmaster.ts';
import { chooseUser } from './system-user.ts';

/** A PostgreSQL that belongs to this process and ends with it. */
export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
  /** Calls `listener` if it ends without having been told to. */
  onLoss(listener: () => void): void;
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // Also the query that is under way fails; nobody else has to hear of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the PostgreSQL of a data folder. The caller holds the folder's lock, so whatever still runs there is an orphan.
 * `signal` breaks the start off; then nothing runs. Without `port` it takes any free one.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  logger: Logger,
  signal: AbortSignal,
  port?: number,
): Promise<EmbeddedPostgres> {
  const user = chooseUser();
  const binaries = findBinaries(user);
  const cluster = await prepareCluster(dataFolder, binaries, user, signal);
  await stopOrphan(cluster.folder, logger);
  const postmaster = await startPostmaster({ binaries, cluster, user, logger, signal, port });
  const address = (name: string) => `postgres://${superuser}:${cluster.password}@127.0.0.1:${postmaster.port}/${name}`;
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    return postmaster.stop();
  };
  try {
    await ensureDatabase(address('postgres'), 'sahra');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: address('sahra'),
    stop,
    onLoss: (listener) => postmaster.child.on('exit', () => isStopping || listener()),
  };
}
