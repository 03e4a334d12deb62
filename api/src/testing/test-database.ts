import { randomUUID } from 'node:crypto';
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
  const connection = connectDatabase(url, silent);
  const close = async () => {
    await connection.close();
    await dropDatabase(url);
  };
  return { ...connection, url, close };
}
