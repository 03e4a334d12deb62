import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import { Client, type ClientConfig, type Pool } from 'pg';
import { ViewerPool } from '../profiles/limited-database.ts';

export type Database = NodePgDatabase & { $client: Pool };
/** What `Database.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  database: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** Milliseconds until a database that does not even answer is taken to be away. */
const CONNECT_MS = 3000;

/**
 * Opens a pool on `url`. Connections that PostgreSQL ends are replaced, never a crash. `connectMs` is how long one may take to be opened;
 * a process whose processors are busy may need it longer than a site may let its visitors wait.
 */
export function connectDatabase(url: string, logger: Logger, connectMs = CONNECT_MS): Connection {
  const pool = new ViewerPool({
    connectionString: url,
    // The pool has one limit for its queue and for what it opens: this has its own for the latter.
    Client: class extends Client {
      constructor(config?: ClientConfig) {
        super({ ...config, connectionTimeoutMillis: connectMs });
      }
    },
    max: 10,
    // How long a request waits for its turn: a crowd is served late rather than refused.
    connectionTimeoutMillis: 20_000,
    idleTimeoutMillis: 60_000,
    application_name: 'sahra-api',
    options: '-c statement_timeout=15000',
  });
  let isClosing = false;
  // A client that is used, between two statements of a transaction, tells only who listens to itself; an `error` that nobody hears ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => isClosing || logger.warn({ err: error }, 'A database connection was lost')),
  );
  // The same once more, of an idle client.
  pool.on('error', () => {});
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { database: drizzle(pool, { casing: 'snake_case' }), pool, close };
}
