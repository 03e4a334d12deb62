import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';

export const silent = pino({ level: 'silent' });

/** Where databases of tests are made: `npm test` names a folder in memory where there is room. */
export const dataTmp = (): string => process.env.SAHRA_DATA_TMP ?? tmpdir();

/** A PostgreSQL for one run of tests. */
export interface TestServer {
  /** Address of the database `sahra` in it, which is empty. */
  url: string;
  /** Ends it and removes everything that was stored in it. */
  stop: () => Promise<void>;
}

/** What a crash would lose is of no worth here: nothing is written to the disk before it is answered. */
async function forgetCrashes(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(dataTmp(), 'sahra-test-'));
  // `nobody` must get in.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres(folder, silent, new AbortController().signal);
    await forgetCrashes(postgres.url);
    return { url: postgres.url, stop: () => postgres.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
