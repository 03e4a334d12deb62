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

/** Refuses the database of an address to everybody, and ends whatever is connected to it; the result lets them in again. */
export async function closeDatabase(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const admit = (client: Client, isOpen: boolean) =>
    `alter database ${client.escapeIdentifier(name)} allow_connections ${isOpen}`;
  await inServer(
    url,
    (client) =>
      `${admit(client, false)}; select pg_terminate_backend(pid) from pg_stat_activity where datname = ${client.escapeLiteral(name)}`,
  );
  return () => inServer(url, (client) => admit(client, true));
}
