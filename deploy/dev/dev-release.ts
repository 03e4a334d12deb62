import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/federation/contract';
import { pageSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { reactVersion } from '../build/write-manifest.ts';
import { folderOf } from '../build/targets.ts';
import { packageOf, root } from '../build/version.ts';

const none = { js: [], css: [] };

/**
 * Writes to the folder `dist` what the registry must know of a remote that is not built. No file has a hash, for all of them
 * may change.
 */
export async function writeDevRelease(name: string, dist: string): Promise<ReleaseManifest> {
  const folder = folderOf(name);
  const { default: app } = (await import(pathToFileURL(path.join(root, folder, 'src/app.ts')).href)) as {
    default: RemoteApp;
  };
  const release: ReleaseManifest = {
    schema: 1,
    name,
    version: `${packageOf(folder).version}-dev`,
    contract: CONTRACT_VERSION,
    react: reactVersion(),
    entry: 'remoteEntry.js',
    pages: app.routes.map((route) => pageSchema.parse(route)),
    hints: { entry: none, pages: {}, messages: {} },
    files: {},
  };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify(release));
  return release;
}
