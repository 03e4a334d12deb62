import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { misfitOf, type Versions } from '@sahra/shared/federation/remote-fit';
import { ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** Path patterns compare without case and without the names of their parameters. */
const shapeOf = (pattern: string) => pattern.toLowerCase().replace(/:[^/?]+/g, ':');

type Claims = Pick<ReleaseManifest, 'name'> & { pages: readonly { path: string }[] };

/** Names of two remotes that claim the same path, as a sentence; undefined where there is none. */
export function pathConflict(releases: readonly Claims[]): string | undefined {
  const owners = new Map<string, string>();
  for (const { name, pages } of releases)
    for (const page of pages) {
      const owner = owners.get(shapeOf(page.path));
      if (owner && owner !== name) return `${page.path} of ${name} is already a page of ${owner}`;
      owners.set(shapeOf(page.path), name);
    }
  return undefined;
}

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

/** Refuses a release that claims a page of another remote, or of the host. */
export async function checkPaths(
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest,
  release: ReleaseManifest,
): Promise<void> {
  const conflict = pathConflict([host, ...(await siblingsOf(store, registry, release.name)), release]);
  if (conflict) throw new ReleaseRefusal(conflict);
}
