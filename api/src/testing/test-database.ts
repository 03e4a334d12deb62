import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Connection, connectDatabase } from '../database/connect.ts';

export const silent = pino({ level: 'silent' });

async function inServer(statement: string): Promise<void> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase extends Connection {
  url: string;
}

/** A database of one's own: with the demo catalog, or without tables. */
export async function createTestDatabase(state: 'seeded' | 'empty' = 'seeded'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await inServer(`create database ${name} template ${state === 'seeded' ? 'sahra' : 'template0'}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const connection = connectDatabase(url.href, silent);
  const close = async () => {
    await connection.close();
    await inServer(`drop database ${name} with (force)`);
  };
  return { ...connection, url: url.href, close };
}
