import { Client } from 'pg';

async function inServer(serverUrl: string, statement: (client: Client) => string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement(client));
  } finally {
    await client.end();
  }
}

/** Makes a database as a copy of another one, to which nobody may be connected; returns its address. */
export async function createDatabase(serverUrl: string, name: string, template = 'template0'): Promise<string> {
  await inServer(
    serverUrl,
    (client) => `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes the database of an address and ends whatever is connected to it. */
export const dropDatabase = (url: string): Promise<void> =>
  inServer(url, (client) => `drop database ${client.escapeIdentifier(new URL(url).pathname.slice(1))} with (force)`);
