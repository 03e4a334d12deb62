import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { inject } from 'vitest';
import { type Connection, connectDatabase } from '../database/connect.ts';
import { createDatabase, dropDatabase } from '../database/postgres/databases.ts';
import { silent } from './test-server.ts';

export { silent };

export interface TestDatabase extends Connection {
  url: string;
}

/** A database of one's own: with the demo catalog, or without tables. */
export async function createTestDatabase(state: 'seeded' | 'empty' = 'seeded'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('postgresUrl'), name, state === 'seeded' ? 'sahra' : 'template0');
  const connection = connectDatabase(url, silent, 60_000);
  const close = async () => {
    await connection.close();
    await dropDatabase(url);
  };
  return { ...connection, url, close };
}

/** Ends every other connection to the database, and returns when PostgreSQL has let go of what they held, locks too. */
export async function endOtherConnections(asked: Pool | ClientBase): Promise<void> {
  await asked.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}
