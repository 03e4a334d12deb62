import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSite } from '../deploy/site.ts';
import { findChromium } from '../deploy/chromium.ts';
import { findFreePort } from '../deploy/free-port.ts';
import { patientServer } from './patience.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site under test, without a slash at its end. */
    url: string;
    /** Path of the browser to launch. */
    chromium: string;
  }
}

const HOST = '127.0.0.1';

/** The site of the visitor's settings would have data that no journey expects. */
const ofTheDeveloper = ['DATABASE_URL', 'PUBLIC_URL', 'SEED', 'VITEST', 'NODE_ENV'];

/** Starts the site as it was built, with data of its own, and ends it after the last journey. */
export async function setup({ provide }: TestProject) {
  provide('chromium', await findChromium());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-journeys-'));
  // PostgreSQL, which does not run as root, must be able to reach its folder.
  await chmod(dataDir, 0o711);
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheDeveloper.includes(name)));
  try {
    const settings = { HOST, PORT: await findFreePort(), DATA_DIR: dataDir };
    const site = await startSite(settings, { LOG_LEVEL: 'warn', ...environment, ...patientServer, NODE_ENV: 'production' }, console.error);
    provide('url', site.url);
    return async () => {
      await site.stop();
      await removeData();
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
