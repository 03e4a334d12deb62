import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../api/src/database/postgres/databases.ts';
import { startTestServer } from '../../api/src/testing/test-server.ts';
import { publishBuilds } from '../../deploy/release/publish-builds.ts';
import { startApi } from './api-service.ts';
import { demoDatabase } from './databases.ts';
import { environmentOf, makeDataDir } from './environment.ts';

/**
 * What all sites of a run have in common: one PostgreSQL, with a database of the demo catalog that each site gets a copy
 * of, one folder of pictures, each of which is drawn once, and the releases that each site gets a copy of.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const [server, pictures, releases] = await Promise.all([
    startTestServer(),
    mkdtemp(path.join(tmpdir(), 'sahra-pictures-')),
    makeDataDir(),
  ]);
  const tearDown = async () => {
    await server.stop();
    for (const folder of [pictures, releases]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const DATABASE_URL = await createDatabase(server.url, demoDatabase);
    // The api itself migrates and fills it, as it does for everybody.
    const [api] = await Promise.all([
      startApi(environmentOf(pictures, { DATABASE_URL, SEED: 'demo' })),
      publishBuilds(releases),
    ]);
    await api.stop();
  } catch (error) {
    await tearDown();
    throw error;
  }
  process.env.SAHRA_POSTGRES_URL = server.url;
  process.env.SAHRA_PICTURES_DIR = pictures;
  process.env.SAHRA_RELEASES_DIR = releases;
  return tearDown;
}
