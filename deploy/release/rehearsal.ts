import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { root } from '../build/version.ts';
import { findFreePort } from '../supervision/free-port.ts';
import { createGateway } from '../gateway/gateway.ts';
import { startService } from '../supervision/service.ts';
import { onlyUpstream } from '../gateway/upstreams.ts';
import { makeTemporaryFolder } from './abandoned.ts';
import { readableError } from './file-error.ts';
import { publish } from './registry-changes.ts';
import { writeRegistryFile } from './registry-file.ts';
import type { ReleaseStore } from './store.ts';

/** The whole site with a candidate in it, which no visitor sees. */
export interface Rehearsal {
  url: string;
  /** What the host has logged last; undefined where nothing failed. */
  lastError: () => string | undefined;
  /** What its pages and its host server have asked of the api: `GET /api/programs`. */
  calls: ReadonlySet<string>;
  /** What remotes were refused while their pages were rendered: each a sentence. */
  overreaches: () => string[];
  stop: () => Promise<void>;
}

/** Characters of a line in the host's log that are read. */
const LINE_LENGTH = 100_000;

/** Milliseconds: a machine that is busy must not decide about a release. */
const relaxedLimits = {
  LOAD_LIMIT_MS: '10000',
  DATA_LIMIT_MS: '10000',
  RENDER_LIMIT_MS: '10000',
  RENDER_BLOCK_MS: '2000',
  EXTENSION_LIMIT_MS: '5000',
};

const logLineSchema = z.object({ err: z.object({ message: z.string() }), isOverreach: z.boolean().default(false) });

/** Collects the errors in what a host server prints, among which a remote may print what it likes. */
function readErrors() {
  const errors: { message: string; isOverreach: boolean }[] = [];
  let rest = '';
  function read(text: string) {
    const lines = (rest + text).split('\n');
    rest = lines.pop()?.slice(-LINE_LENGTH) ?? '';
    for (const line of lines)
      try {
        const { err, isOverreach } = logLineSchema.parse(JSON.parse(line));
        errors.push({ message: err.message.slice(0, 300), isOverreach });
      } catch {
        // Printed, not logged.
      }
  }
  return { errors, read };
}

/** Takes what a stored release shows in pages of others out of a copy of it. */
async function leaveOutExtensions(folder: string): Promise<void> {
  const file = path.join(folder, 'remote.json');
  const manifest = z.looseObject({}).parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...manifest, extensions: [] }));
}

/** Everything that the registry points to, and the candidate in the place of its remote, in a folder of their own. */
async function arrange(
  dataDir: string,
  dist: string,
  candidate: ReleaseManifest,
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest,
): Promise<void> {
  const releases = path.join(dataDir, 'releases');
  await cp(dist, path.join(releases, candidate.name, candidate.version), { recursive: true });
  if (candidate.name !== 'host') await store.copyTo(releases, 'host', host.version);
  const siblings = Object.entries(registry.remotes).filter(([name]) => name !== candidate.name);
  for (const [name, { version }] of siblings) {
    await store.copyTo(releases, name, version);
    // What is broken there is not the candidate's fault; a host is tried out with everything.
    if (candidate.name !== 'host') await leaveOutExtensions(path.join(releases, name, version));
  }
  const remotes = Object.fromEntries(siblings.map(([name, { version, isOff }]) => [name, { version, isOff }]));
  await writeRegistryFile(dataDir, publish({ ...registry, remotes }, candidate.name, candidate.version, new Date()));
}

/** Starts the current host with the current siblings and a candidate, beside the running site. */
export async function startRehearsal(
  dist: string,
  candidate: ReleaseManifest,
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest,
  apiUrl: string,
): Promise<Rehearsal> {
  const dataDir = await makeTemporaryFolder('sahra-rehearsal');
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    await arrange(dataDir, dist, candidate, store, registry, host);
    const port = await findFreePort();
    // By way of the gateway, which sees what is called.
    const place = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', API_URL: `http://127.0.0.1:${port}/api` };
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PAGE_CACHE_MS: '0',
      ...relaxedLimits,
      ...place,
    };
    const { errors, read } = readErrors();
    const calls = new Set<string>();
    const service = await startService({
      name: 'host',
      module: path.join(dataDir, 'releases/host', host.version, 'server/main.js'),
      cwd: root,
      env,
      onOutput: read,
    });
    const gateway = await createGateway({
      dataDir,
      api: onlyUpstream(apiUrl),
      host: onlyUpstream(`http://127.0.0.1:${service.port}`),
      async extend(site) {
        site.addHook('onRequest', async ({ method, url }) => {
          if (url.startsWith('/api/')) calls.add(`${method} ${url.split('?', 1)[0]}`);
        });
      },
    });
    await gateway.listen({ host: '127.0.0.1', port });
    const stop = async () => {
      await gateway.close();
      await service.stop(5000);
      await remove();
    };
    return {
      url: `http://localhost:${port}`,
      lastError: () => errors.at(-1)?.message,
      calls,
      overreaches: () => errors.filter(({ isOverreach }) => isOverreach).map(({ message }) => message),
      stop,
    };
  } catch (error) {
    await remove();
    throw readableError(error, dataDir);
  }
}
