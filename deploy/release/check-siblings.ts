import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { misfitOf, type Versions } from '@sahra/shared/federation/remote-fit';
import { claimFault } from './page-claims.ts';
import { ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** Refuses a release that this host would not execute. */
export function checkFit(release: ReleaseManifest, host: Versions): void {
  const misfit = misfitOf(release, host);
  if (misfit) throw new ReleaseRefusal(`${release.name} ${release.version}: ${misfit}`);
}

/** What the other remotes are, in every version that a visitor may get. */
export async function siblingsOf(
  store: ReleaseStore,
  registry: RegistryFile,
  name: string,
): Promise<ReleaseManifest[]> {
  const pointers = Object.entries(registry.remotes).filter(([sibling]) => sibling !== name);
  const versions = pointers.flatMap(([sibling, { version, canary }]) =>
    [version, canary?.version].flatMap((each) => (each ? [[sibling, each] as const] : [])),
  );
  const manifests = await Promise.all(versions.map(([sibling, version]) => store.readManifest(sibling, version)));
  return manifests.filter((manifest) => manifest !== undefined);
}

/** Refuses a release with pages that it may not have: of another remote in a version that visitors get, or of the host. */
export async function checkPaths(
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest,
  release: ReleaseManifest,
): Promise<void> {
  const fault = claimFault(release, [host, ...(await siblingsOf(store, registry, release.name))]);
  if (fault) throw new ReleaseRefusal(fault);
}
