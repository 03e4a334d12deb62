import path from 'node:path';
import { hostVersionOf } from '@sahra/shared/federation/registry-file';
import { checkServerFiles } from './check-files.ts';
import { folderStore } from './folder-store.ts';
import { ReleaseRefusal } from './registry-changes.ts';

/**
 * The module that runs a host, the one that all visitors have by default: the server bundle of its release. Refuses where none was
 * published, and where a file of it is not the one that was.
 */
export async function hostModule(dataDir: string, canary?: string): Promise<string> {
  const store = folderStore(dataDir);
  const registry = await store.readRegistry();
  const version = canary ?? (registry && hostVersionOf(registry));
  const release = version && (await store.readManifest('host', version));
  if (!release) throw new ReleaseRefusal(`no host is published in ${dataDir}`);
  const folder = path.join(dataDir, 'releases/host', release.version);
  await checkServerFiles(folder, release);
  return path.join(folder, 'server/main.js');
}
