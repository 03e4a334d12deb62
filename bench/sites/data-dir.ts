import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty folder for a site's data, which goes at the end; PostgreSQL, which does not run as root, can reach it. */
export async function makeDataDir(onCleanUp: (stop: () => Promise<void>) => void): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-bench-'));
  await chmod(dataDir, 0o711);
  onCleanUp(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}
