import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteEntry } from '@sahra/shared/contract';
import { registrySchema } from '@sahra/shared/registry-file';
import type { ReleaseManifest } from '@sahra/shared/release-manifest';
import { readRelease } from './release-files.ts';

/** The registry with what the releases it points to say of themselves. */
export interface Registry {
  revision: number;
  releases: ReleaseManifest[];
  entries: RemoteEntry[];
}

export const registryFile = (dataDir: string) => path.resolve(dataDir, 'registry.json');

const entryOf = ({ name, version, entry, contract, react, pages }: ReleaseManifest): RemoteEntry => ({
  name,
  version,
  entry: `/mf/${name}/${version}/${entry}`,
  contract,
  react,
  pages,
});

async function readRegistry(dataDir: string): Promise<Registry> {
  const file = registrySchema.parse(JSON.parse(await readFile(registryFile(dataDir), 'utf8')));
  const pointers = Object.entries(file.remotes).filter(([, pointer]) => !pointer.isOff);
  const releases = await Promise.all(pointers.map(([name, { version }]) => readRelease(dataDir, name, version)));
  return { revision: file.revision, releases, entries: releases.map(entryOf) };
}

/**
 * Answers with the registry in force. The file's time is looked at no more than once in `recheckMs`; a file that
 * cannot be read or understood changes nothing: the last good registry stays.
 */
export function watchRegistry(dataDir: string, onError: (error: unknown) => void, recheckMs = 500) {
  let current: Registry | undefined;
  let seen = '';
  let checkedAt = 0;
  async function refresh() {
    const { mtimeMs, size, ino } = await stat(registryFile(dataDir));
    const mark = `${mtimeMs}-${size}-${ino}`;
    if (mark === seen) return;
    seen = mark;
    current = await readRegistry(dataDir);
  }
  let refreshing: Promise<void> | undefined;
  return async function registry(): Promise<Registry> {
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
