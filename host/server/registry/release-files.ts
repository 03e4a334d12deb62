import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema, versionSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { integrityOf } from '@sahra/shared/server/integrity';

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

/** Throws where a file of a release's server bundle is not the one that was published; what is not named is not looked at. */
export async function verifyServerBundle(dataDir: string, { name, version, server }: ReleaseManifest): Promise<void> {
  const folder = path.join(releaseFolder(dataDir, name, version), 'server');
  await Promise.all(
    Object.entries(server).map(async ([file, { integrity }]) => {
      if (integrityOf(await readFile(path.join(folder, file))) !== integrity)
        throw new Error(`${name} ${version}: server/${file} is not the file that was published`);
    }),
  );
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
