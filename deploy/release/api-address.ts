import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../build/version.ts';
import { startService } from '../supervision/service.ts';
import { makeTemporaryFolder } from './abandoned.ts';
import { ReleaseRefusal, TransientRefusal } from './registry-changes.ts';

/** An api to render against, without a path. */
export interface ApiAddress {
  url: string;
  stop: () => Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(3000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** The api that was named, else the one of the running site, else one that is started for this moment, with demo data. */
export async function findApi(named: string | undefined, siteUrl: string): Promise<ApiAddress> {
  const url = named?.replace(/\/(api\/?)?$/, '') ?? siteUrl;
  if (await isReady(url)) return { url, stop: async () => {} };
  if (named) throw new TransientRefusal(`no api is ready at ${named}`);
  const dataDir = await makeTemporaryFolder('sahra-rehearsal-api');
  // PostgreSQL, which does not run as root, must be able to reach its folder.
  await chmod(dataDir, 0o711);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    ARTWORK_WARM_UP: 'off',
  };
  const service = await startService({ name: 'api', module: path.join(root, 'api/dist/main.js'), cwd: root, env });
  return {
    url: `http://127.0.0.1:${service.port}`,
    async stop() {
      await service.stop(8000);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Does work that needs the api of this address. What it refuses while the api is away, as in a restart, is a `TransientRefusal`:
 * it says nothing about the release.
 */
export async function withReadyApi<T>(url: string, work: () => Promise<T>, checkMs = 500): Promise<T> {
  let wasAway = false;
  const check = async () => {
    if (!(await isReady(url))) wasAway = true;
  };
  const timer = setInterval(() => void check(), checkMs);
  try {
    return await work();
  } catch (error) {
    await check();
    if (error instanceof ReleaseRefusal && wasAway)
      throw new TransientRefusal(`${error.message}; the api was away meanwhile`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
