import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { releaseManifestSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { readRegistry, UnusableRegistry } from '@sahra/shared/server/read-registry';
import { removeAbandoned } from './abandoned.ts';
import type { ChangeOrigin } from './change-origin.ts';
import { syncContents, syncNames } from './durable.ts';
import { readableError } from './file-error.ts';
import { emptyRegistry, ReleaseRefusal, TransientRefusal, withOrigin } from './registry-changes.ts';
import { writeRegistryFile } from './registry-file.ts';
import type { ReleaseStore } from './store.ts';
import { asOnlyWriter } from './writer-lock.ts';

/** Of a release that a process of this machine is copying. */
const partialMark = `.partial-${hostname()}-`;

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Whether this release is in the folder. Refuses where another one is that has the same version. */
async function isStored(release: ReleaseManifest, folder: string): Promise<boolean> {
  const file = path.join(folder, 'remote.json');
  if (!existsSync(file)) return false;
  const stored = releaseManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (isDeepStrictEqual(stored, releaseManifestSchema.parse(release))) return true;
  throw new ReleaseRefusal(
    `${release.name} ${release.version} is stored with other contents: build it with another version`,
  );
}

/** Reads the registry of a folder; a warning that comes again and again is given once. */
function registryReader(dataDir: string, warn: (message: string) => void): () => Promise<RegistryFile | undefined> {
  let warned: string | undefined;
  return async () => {
    let warning: string | undefined;
    try {
      return await readRegistry(
        dataDir,
        (registry) => registry,
        (message) => {
          warning = message;
          if (message !== warned) warn(message);
        },
      );
    } catch (error) {
      throw error instanceof UnusableRegistry ? new TransientRefusal(error.message) : error;
    } finally {
      warned = warning;
    }
  };
}

export interface FolderStoreOptions {
  /** Is told what somebody has to look after; the console by default. */
  warn?: (message: string) => void;
  /** Who changes the registry by this store. */
  origin?: ChangeOrigin;
}

/** Keeps releases in `<dataDir>/releases/<name>/<version>/` and the registry beside them. */
export function folderStore(
  dataDir: string,
  { warn = console.warn, origin = {} }: FolderStoreOptions = {},
): ReleaseStore {
  const readCurrent = registryReader(dataDir, warn);
  const folderOf = (name: string, version: string) => path.join(dataDir, 'releases', name, version);
  return {
    place: dataDir,
    readRegistry: readCurrent,
    change: (work) =>
      asOnlyWriter(dataDir, async (isStillMine) => {
        const before = (await readCurrent()) ?? emptyRegistry;
        const next = await work(before);
        if (next === before) return before;
        if (!(await isStillMine()))
          throw new TransientRefusal('this release was stopped for so long that another one took its turn');
        const signed = withOrigin(before, next, origin);
        await writeRegistryFile(dataDir, signed).catch((error: unknown) => {
          throw readableError(error, dataDir);
        });
        return signed;
      }),
    async readManifest(name, version) {
      const file = path.join(folderOf(name, version), 'remote.json');
      return existsSync(file) ? releaseManifestSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined;
    },
    async add(dist, release) {
      const { name, version } = release;
      const target = folderOf(name, version);
      if (await isStored(release, target)) return;
      const partial = `${target}${partialMark}${process.pid}`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await removeAbandoned(path.dirname(target), (name) =>
          name.includes(partialMark) ? Number(name.split(partialMark)[1]) : undefined,
        );
        await rm(partial, { recursive: true, force: true });
        await cp(dist, partial, { recursive: true });
        // The registry, which is written durably, must not point to files that a power failure leaves empty.
        await syncContents(partial);
        await rename(partial, target);
        await syncNames(path.dirname(target));
      } catch (error) {
        await rm(partial, { recursive: true, force: true });
        if (await isStored(release, target)) return; // Another one stored the same build at the same time.
        throw readableError(error, target);
      }
    },
    copyTo: (folder, name, version) =>
      cp(folderOf(name, version), path.join(folder, name, version), { recursive: true }),
    async list(name) {
      const folder = path.join(dataDir, 'releases', name);
      if (!existsSync(folder)) return [];
      const versions = (await readdir(folder)).filter((version) => !version.includes('.partial-'));
      const releases = versions.map(async (version) => {
        const target = path.join(folder, version);
        return { version, storedAt: (await stat(target)).birthtime, bytes: await bytesIn(target) };
      });
      return (await Promise.all(releases)).sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime());
    },
    remove: (name, version) => rm(folderOf(name, version), { recursive: true, force: true }),
  };
}
