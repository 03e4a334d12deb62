import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { offerPlans } from '../plans/offer-plans.ts';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import { applySeed } from '../seed/apply-seed.ts';
import { readDemo } from '../seed/demo-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server in which the database `sahra` is seeded and serves as a template for those of the tests. */
    postgresUrl: string;
  }
}

let stop: (() => Promise<void>) | undefined;

/** One PostgreSQL for the whole run; each file copies its own database. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sahra-test-'));
  // `nobody` must get in.
  chmodSync(folder, 0o755);
  const logger = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres(folder, logger, new AbortController().signal);
  const { database, pool, close } = connectDatabase(postgres.url, logger);
  await migrateDatabase(pool);
  await offerPlans(database);
  await applySeed(database, readDemo());
  await close();
  project.provide('postgresUrl', postgres.url);
  stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export const teardown = () => stop?.();
