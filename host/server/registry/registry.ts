import { stat } from 'node:fs/promises';
import type { RegistryFile, RegistryPointer } from '@sahra/shared/federation/registry-file';
import { misfitOf, type Offer } from '@sahra/shared/federation/remote-fit';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { readRegistry, registryFiles } from '@sahra/shared/server/read-registry';
import { readRelease } from './release-files.ts';

/** What is to be known of the host: what it has for remotes, and its own pages. */
export type HostRelease = Offer & Pick<ReleaseManifest, 'pages'>;

/** What is published: for each remote that is on, the release that visitors get and the one that is tried out. */
export interface Published {
  revision: number;
  /** The host that says this. */
  host: HostRelease;
  /** A share of the visitors gets another host. */
  hasHostCanary?: boolean;
  remotes: { stable: ReleaseManifest; canary?: { release: ReleaseManifest; percent: number } }[];
  /** Remotes that are offered to nobody, with what they would be; without pages where that release cannot be read. */
  off: { name: string; version: string; pages: ReleaseManifest['pages'] }[];
}

async function readPointer(
  dataDir: string,
  name: string,
  { version, before, canary }: RegistryPointer,
  host: Offer,
): Promise<Published['remotes'][number]> {
  const published = await readRelease(dataDir, name, version);
  const had =
    before && misfitOf(published, host) ? await readRelease(dataDir, name, before).catch(() => published) : published;
  const stable = misfitOf(had, host) ? published : had;
  return canary
    ? { stable, canary: { release: await readRelease(dataDir, name, canary.version), percent: canary.percent } }
    : { stable };
}

async function readOff(dataDir: string, name: string, version: string): Promise<Published['off'][number]> {
  const release = await readRelease(dataDir, name, version).catch(() => undefined);
  return { name, version, pages: release?.pages ?? [] };
}

async function publishedIn(
  dataDir: string,
  host: HostRelease,
  { revision, remotes, host: pointer }: RegistryFile,
): Promise<Published> {
  const pointers = Object.entries(remotes);
  const offered = pointers.filter(([, { isOff }]) => !isOff);
  return {
    revision,
    host,
    hasHostCanary: pointer?.canary !== undefined,
    remotes: await Promise.all(offered.map(([name, pointer]) => readPointer(dataDir, name, pointer, host))),
    off: await Promise.all(
      pointers.filter(([, { isOff }]) => isOff).map(([name, { version }]) => readOff(dataDir, name, version)),
    ),
  };
}

/** Differs where a file was replaced. */
async function markOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    throw error;
  }
}

/**
 * Answers with what is published. The registry's time is looked at, which costs microseconds, no more than once in `recheckMs`. Where neither the registry nor
 * its last good copy is usable, what this process has read before stays in force.
 */
export function watchRegistry(dataDir: string, host: HostRelease, onError: (error: unknown) => void, recheckMs = 50) {
  const file = registryFiles(dataDir).current;
  let current: Published | undefined;
  let seen = '';
  let checkedAt = 0;
  async function refresh() {
    const mark = await markOf(file);
    if (mark === seen && current) return;
    seen = mark;
    const read = await readRegistry(
      dataDir,
      (registry) => publishedIn(dataDir, host, registry),
      (message) => onError(new Error(message)),
    );
    if (!read) throw new Error(`${file} is missing`);
    current = read;
  }
  let refreshing: Promise<void> | undefined;
  return async function published(): Promise<Published> {
    if (Date.now() - checkedAt >= recheckMs || !current) {
      refreshing ??= refresh()
        .catch(onError)
        .finally(() => {
          checkedAt = Date.now();
          refreshing = undefined;
        });
      await refreshing;
    }
    if (!current) throw new Error(`No usable registry in ${file}`);
    return current;
  };
}
