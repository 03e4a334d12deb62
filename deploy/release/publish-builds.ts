import path from 'node:path';
import type { RegistryFile } from '@sahra/shared/registry-file';
import { folderOf, remoteNames } from '../build/targets.ts';
import { root } from '../build/version.ts';
import { readBuild } from './check-files.ts';
import { pathConflict } from './check-siblings.ts';
import { folderStore } from './folder-store.ts';
import { publishStart, ReleaseRefusal } from './registry-changes.ts';

export const distOf = (name: string, workspace = root) => path.join(workspace, folderOf(name), 'dist');

/** Publishes the host and every remote as they were built; what was published or taken back since the last start stays. */
export async function publishBuilds(dataDir: string, workspace = root): Promise<RegistryFile> {
  const store = folderStore(dataDir);
  const builds = await Promise.all(['host', ...remoteNames].map((name) => readBuild(distOf(name, workspace))));
  const conflict = pathConflict(builds);
  if (conflict) throw new ReleaseRefusal(conflict);
  await Promise.all(builds.map((build) => store.add(distOf(build.name, workspace), build)));
  return await store.change((registry) => publishStart(registry, builds, new Date()));
}
