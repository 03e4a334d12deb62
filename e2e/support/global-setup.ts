import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../api/src/database/postgres/databases.ts';
import { startTestServer } from '../../api/src/testing/test-server.ts';
import { startApi } from './api-service.ts';
import { demoDatabase } from './databases.ts';
import { environmentOf } from './environment.ts';

/**
 * What all sites of a run have in common: one PostgreSQL, with a database of the demo catalog that each site gets a copy
 * of, and one folder of pictures, each of which is drawn once.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const [server, pictures] = await Promise.all([startTestServer(), mkdtemp(path.join(tmpdir(), 'sahra-pictures-'))]);
  const tearDown = async () => {
    await server.stop();
    await rm(pictures, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const DATABASE_URL = await createDatabase(server.url, demoDatabase);
    // The api itself migrates and fills it, as it does for everybody.
    const api = await startApi(environmentOf(pictures, { DATABASE_URL, SEED: 'demo' }));
    await api.stop();
  } catch (error) {
    await tearDown();
    throw error;
  }
  process.env.SAHRA_POSTGRES_URL = server.url;
  process.env.SAHRA_PICTURES_DIR = pictures;
  return tearDown;
}
