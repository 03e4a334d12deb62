import path from 'node:path';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { folderOf, remoteNames } from '../build/targets.ts';
import { root } from '../build/version.ts';
import { readBuild } from './check-files.ts';
import type { ChangeOrigin } from './change-origin.ts';
import { folderStore } from './folder-store.ts';
import { extensionFault } from './extension-fault.ts';
import { claimFault } from './page-claims.ts';
import { publishAtStart } from './publish-at-start.ts';
import { ReleaseRefusal } from './registry-changes.ts';

export const distOf = (name: string, workspace = root) => path.join(workspace, folderOf(name), 'dist');

/** Folders of the builds of host and remotes. */
export const builtIn = (workspace: string) => ['host', ...remoteNames].map((name) => distOf(name, workspace));

/** Publishes the host and every remote as they were built; what was published or taken back since the last start stays. */
export async function publishBuilds(
  dataDir: string,
  dists = builtIn(root),
  origin: ChangeOrigin = {},
): Promise<RegistryFile> {
  const store = folderStore(dataDir, { origin });
  const builds = await Promise.all(dists.map(async (dist) => ({ dist, release: await readBuild(dist) })));
  const releases = builds.map(({ release }) => release);
  for (const release of releases) {
    const fault = claimFault(release, releases) ?? extensionFault(release);
    if (fault) throw new ReleaseRefusal(fault);
  }
  return await publishAtStart(store, builds, console.error);
}
