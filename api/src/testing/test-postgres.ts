import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Client } from 'pg';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { offerPlans } from '../plans/offer-plans.ts';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import { applySeed } from '../seed/apply-seed.ts';
import { packageFolder } from '../server/package-folder.ts';
import { testContents } from './test-demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server in which the database `sahra` is seeded and serves as a template for those of the tests. */
    postgresUrl: string;
    /** Folder of the bundled api, for tests that start it as a process: it is there three times as fast as from its sources. */
    apiBundle: string;
    /** What such a process fills its database from. */
    demoBundle: string;
  }
}

let stop: (() => Promise<void>) | undefined;

/** What a crash would lose is of no worth here: nothing is written to the disk before it is answered. */
async function forgetCrashes(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Bundles a package into a folder of its own. */
async function bundleOf(root: string): Promise<string> {
  const outDir = join(root, 'dist', `test-${process.pid}`);
  await build({ root, logLevel: 'silent', mode: 'production', build: { outDir } });
  return outDir;
}

/** One PostgreSQL and one bundle of api and demo for the whole run; each file copies its own database. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sahra-test-'));
  // `nobody` must get in.
  chmodSync(folder, 0o755);
  const logger = pino({ level: 'silent' });
  const [postgres, api, demo] = await Promise.all([
    startEmbeddedPostgres(folder, logger, new AbortController().signal),
    bundleOf(packageFolder),
    bundleOf(join(packageFolder, '../demo')),
  ]);
  await forgetCrashes(postgres.url);
  const { database, pool, close } = connectDatabase(postgres.url, logger);
  await migrateDatabase(pool);
  await offerPlans(database);
  await applySeed(database, await testContents());
  await close();
  project.provide('postgresUrl', postgres.url);
  project.provide('apiBundle', api);
  project.provide('demoBundle', demo);
  stop = async () => {
    await postgres.stop();
    for (const made of [folder, api, demo]) rmSync(made, { recursive: true, force: true });
  };
}

export const teardown = () => stop?.();
