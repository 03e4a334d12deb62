import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryFile } from '@sahra/shared/registry-file';
import type { ReleaseManifest } from '@sahra/shared/release-manifest';
import { root } from '../build/version.ts';
import { createGateway } from '../gateway.ts';
import { startService } from '../service.ts';
import { publish } from './registry-changes.ts';
import { writeRegistryFile } from './registry-file.ts';
import { distOf } from './publish-builds.ts';
import type { ReleaseStore } from './store.ts';

export interface Trial {
  url: string;
  stop: () => Promise<void>;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Everything that the registry points to, and the candidate in the place of its remote, in a folder of their own. */
async function arrange(dataDir: string, dist: string, candidate: ReleaseManifest, store: ReleaseStore, registry: RegistryFile, host: ReleaseManifest): Promise<void> {
  const releases = path.join(dataDir, 'releases');
  await cp(dist, path.join(releases, candidate.name, candidate.version), { recursive: true });
  await cp(distOf('host'), path.join(releases, 'host', host.version), { recursive: true });
  const siblings = Object.entries(registry.remotes).filter(([name]) => name !== candidate.name);
  for (const [name, { version }] of siblings) await store.copyTo(releases, name, version);
  const remotes = Object.fromEntries(siblings.map(([name, { version, isOff }]) => [name, { version, isOff }]));
  await writeRegistryFile(dataDir, publish({ ...registry, remotes }, candidate.name, candidate.version, new Date()));
}

/** Starts the current host with the current siblings and a candidate, beside the running site and unseen by visitors. */
export async function startTrial(dist: string, candidate: ReleaseManifest, store: ReleaseStore, registry: RegistryFile, host: ReleaseManifest, apiUrl: string): Promise<Trial> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-trial-'));
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    await arrange(dataDir, dist, candidate, store, registry, host);
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', API_URL: `${apiUrl}/api`, LOG_LEVEL: 'silent', PAGE_CACHE_MS: '0', LOAD_LIMIT_MS: '10000' };
    const service = await startService({ name: 'host', module: path.join(root, 'host/dist/server/main.js'), cwd: root, env });
    const gateway = await createGateway({ dataDir, apiUrl, hostUrl: `http://127.0.0.1:${service.port}` });
    const port = await findFreePort();
    await gateway.listen({ host: '127.0.0.1', port });
    const stop = async () => {
      await gateway.close();
      await service.stop(5000);
      await remove();
    };
    return { url: `http://localhost:${port}`, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
