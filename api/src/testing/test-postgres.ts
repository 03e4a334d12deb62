import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { offerPlans } from '../plans/offer-plans.ts';
import { offerShipping } from '../shipping/offer-shipping.ts';
import { reindexContents } from '../search/reindex.ts';
import { applySeed } from '../seed/apply-seed.ts';
import { packageFolder } from '../server/package-folder.ts';
import { testContents } from './test-demo.ts';
import { silent, startTestServer } from './test-server.ts';

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

/** Bundles a package into a folder of its own. */
async function bundleOf(root: string): Promise<string> {
  const outDir = join(root, 'dist', `test-${process.pid}`);
  await build({ root, logLevel: 'silent', mode: 'production', build: { outDir, sourcemap: false } });
  return outDir;
}

/** One PostgreSQL and one bundle of api and demo for the whole run; each file copies its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, api, demo] = await Promise.all([
    startTestServer(),
    bundleOf(packageFolder),
    bundleOf(join(packageFolder, '../demo')),
  ]);
  const { database, pool, close } = connectDatabase(server.url, silent);
  await migrateDatabase(pool);
  await offerPlans(database);
  await offerShipping(database);
  await reindexContents(database);
  await applySeed(database, await testContents());
  await close();
  project.provide('postgresUrl', server.url);
  project.provide('apiBundle', api);
  project.provide('demoBundle', demo);
  return async () => {
    await server.stop();
    for (const made of [api, demo]) rmSync(made, { recursive: true, force: true });
  };
}
