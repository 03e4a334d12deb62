import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from '@sahra/shared/release-manifest';
import { registrySchema, type RegistryFile } from '@sahra/shared/registry-file';
import { folderOf, remoteNames } from './build/targets.ts';
import { root } from './build/version.ts';
import { readRegistryFile, writeRegistryFile } from './release/registry-file.ts';

/** Path patterns compare without case and without the names of their parameters. */
const shapeOf = (pattern: string) => pattern.toLowerCase().replace(/:[^/?]+/g, ':');

/** Names of two remotes that claim the same path, as a sentence; undefined where there is none. */
export function pathConflict(releases: ReleaseManifest[]): string | undefined {
  const owners = new Map<string, string>();
  for (const { name, pages } of releases)
    for (const page of pages) {
      const owner = owners.get(shapeOf(page.path));
      if (owner && owner !== name) return `${page.path} of ${name} is already a page of ${owner}`;
      owners.set(shapeOf(page.path), name);
    }
  return undefined;
}

const readManifest = async (folder: string) =>
  releaseManifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')));

/** Copies a build into the immutable releases; a folder appears whole or not at all. */
async function copyRelease(dist: string, dataDir: string): Promise<ReleaseManifest> {
  const manifest = await readManifest(dist);
  const target = path.join(dataDir, 'releases', manifest.name, manifest.version);
  if (existsSync(target)) return manifest;
  const partial = `${target}.partial-${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true });
  await rm(partial, { recursive: true, force: true });
  await cp(dist, partial, { recursive: true });
  await rename(partial, target);
  return manifest;
}

/** Publishes the host and every remote as they were built, and points the registry to them. */
export async function publishAll(dataDir: string): Promise<RegistryFile> {
  await copyRelease(path.join(root, 'host/dist'), dataDir);
  const releases = await Promise.all(remoteNames.map((name) => copyRelease(path.join(root, folderOf(name), 'dist'), dataDir)));
  const conflict = pathConflict(releases);
  if (conflict) throw new Error(conflict);
  const before = await readRegistryFile(dataDir);
  const remotes = Object.fromEntries(
    releases.map(({ name, version }) => [name, { version, isOff: before?.remotes[name]?.isOff ?? false }]),
  );
  if (before && JSON.stringify(before.remotes) === JSON.stringify(remotes)) return before;
  const next = registrySchema.parse({ schema: 1, revision: (before?.revision ?? 0) + 1, remotes });
  await writeRegistryFile(dataDir, next);
  return next;
}
