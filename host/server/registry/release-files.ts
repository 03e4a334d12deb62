import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema, versionSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';

/** Folder of the immutable releases: `<name>/<version>/{client,server,remote.json}`. */
export const releasesFolder = (dataDir: string) => path.resolve(dataDir, 'releases');

export const releaseFolder = (dataDir: string, name: string, version: string) =>
  path.join(releasesFolder(dataDir), name, version);

const known = new Map<string, Promise<ReleaseManifest>>();

/** The `remote.json` of a release. Releases never change, so each is read once. */
export function readRelease(dataDir: string, name: string, version: string): Promise<ReleaseManifest> {
  const file = path.join(releaseFolder(dataDir, name, version), 'remote.json');
  let release = known.get(file);
  if (!release) {
    release = readFile(file, 'utf8').then((text) => releaseManifestSchema.parse(JSON.parse(text)));
    known.set(file, release);
    release.catch(() => known.delete(file));
  }
  return release;
}

/** The versions of a remote that are there as a whole, the newest first. */
export async function storedVersions(dataDir: string, name: string): Promise<string[]> {
  const folder = path.join(releasesFolder(dataDir), name);
  const versions = (await readdir(folder)).filter(
    (version) => versionSchema.safeParse(version).success && !version.includes('.partial-'),
  );
  const stored = await Promise.all(
    versions.map(async (version) => ({ version, at: (await stat(path.join(folder, version))).birthtimeMs })),
  );
  return stored.sort((a, b) => b.at - a.at).map(({ version }) => version);
}
