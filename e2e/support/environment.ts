import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const developersOwn = ['DATABASE_URL', 'PUBLIC_URL', 'SEED', 'NODE_ENV', 'SSR', 'DEV_TOOLS'];

/** Environment of a part of the site: nothing of the developer's settings; finished pages are not kept, so that a failure is seen at once. */
export function environmentOf(dataDir: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !developersOwn.includes(name)));
  return {
    ...inherited,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ARTWORK_WARM_UP: 'off',
    PAGE_CACHE_MS: '0',
    ...more,
  };
}

/** An empty data folder; PostgreSQL, which does not run as root, can reach it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(process.env.SAHRA_DATA_TMP ?? tmpdir(), 'sahra-own-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
