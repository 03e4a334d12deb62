import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type RegistryPointer } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { readRelease } from './release-files.ts';

/** What is published: for each remote that is on, the release that visitors get and the one that is tried out. */
export interface Published {
  revision: number;
  remotes: { stable: ReleaseManifest; canary?: { release: ReleaseManifest; percent: number } }[];
  /** Remotes that are offered to nobody, with what they would be. */
  off: { name: string; version: string }[];
}

export const registryFile = (dataDir: string) => path.resolve(dataDir, 'registry.json');
const lastGoodFile = (dataDir: string) => path.resolve(dataDir, 'registry.last-good.json');

async function readPointer(
  dataDir: string,
  name: string,
  { version, canary }: RegistryPointer,
): Promise<Published['remotes'][number]> {
  const stable = await readRelease(dataDir, name, version);
  return canary
    ? { stable, canary: { release: await readRelease(dataDir, name, canary.version), percent: canary.percent } }
    : { stable };
}

async function readPublished(dataDir: string, file: string): Promise<Published> {
  const { revision, remotes } = registrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const pointers = Object.entries(remotes);
  const offered = pointers.filter(([, { isOff }]) => !isOff);
  return {
    revision,
    remotes: await Promise.all(offered.map(([name, pointer]) => readPointer(dataDir, name, pointer))),
    off: pointers.filter(([, { isOff }]) => isOff).map(([name, { version }]) => ({ name, version })),
  };
}

/**
 * Answers with what is published. The registry's time is looked at no more than once in `recheckMs`; a file that cannot
 * be read or understood changes nothing: the last good registry stays, that of an earlier process included.
 */
export function watchRegistry(dataDir: string, onError: (error: unknown) => void, recheckMs = 500) {
  let current: Published | undefined;
  let seen = '';
  let checkedAt = 0;
  async function refresh() {
    const { mtimeMs, size, ino } = await stat(registryFile(dataDir));
    const mark = `${mtimeMs}-${size}-${ino}`;
    if (mark === seen) return;
    seen = mark;
    try {
      current = await readPublished(dataDir, registryFile(dataDir));
    } catch (error) {
      current ??= await readPublished(dataDir, lastGoodFile(dataDir)).catch(() => undefined);
      throw error;
    }
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
    if (!current) throw new Error(`No usable registry in ${registryFile(dataDir)}`);
    return current;
  };
}
