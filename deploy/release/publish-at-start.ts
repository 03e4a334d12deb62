import { hostVersionOf, type RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { checkHost, siblingsOf } from './check-siblings.ts';
import { UnwritablePlace } from './file-error.ts';
import { emptyRegistry, publishStart, ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** The registry that is left in force by a start that cannot publish what it has, and why that is. */
function goOn(registry: RegistryFile, { message }: Error, warn: (message: string) => void): RegistryFile {
  warn(`NOT PUBLISHED: ${message}. The site goes on with what was published before`);
  return registry;
}

async function publishFresh(
  store: ReleaseStore,
  builds: readonly { dist: string; release: ReleaseManifest }[],
  warn: (message: string) => void,
): Promise<RegistryFile> {
  await Promise.all(builds.map(({ dist, release }) => store.add(dist, release)));
  const releases = builds.map(({ release }) => release);
  const change = async (registry: RegistryFile) => {
    const next = publishStart(registry, releases, new Date());
    const version = hostVersionOf(next);
    const host = next !== registry && version ? await store.readManifest('host', version) : undefined;
    try {
      if (host) checkHost(host, await siblingsOf(store, next, 'host'));
    } catch (error) {
      if (!(error instanceof ReleaseRefusal) || !(await isWhole(store, registry))) throw error;
      return goOn(registry, error, warn);
    }
    return next;
  };
  const before = (await store.readRegistry()) ?? emptyRegistry;
  // Nothing is written, the writer's lock included, where there is nothing to publish.
  return (await change(before)) === before ? before : await store.change(change);
}

/** Whether the host and everything that the registry points to is stored. */
async function isWhole(store: ReleaseStore, registry: RegistryFile): Promise<boolean> {
  const host = hostVersionOf(registry);
  if (!host) return false;
  const manifests = [
    store.readManifest('host', host),
    ...Object.entries(registry.remotes).flatMap(([name, { version, canary }]) =>
      [version, ...(canary ? [canary.version] : [])].map((offered) => store.readManifest(name, offered)),
    ),
  ];
  return (await Promise.all(manifests)).every((manifest) => manifest !== undefined);
}

/**
 * Publishes builds as the start of a site does: those that are fresh. Where the store cannot be written, or the host and a remote would
 * not fit each other, and there is a whole site, the start goes on with that one, and `warn` is told; visitors must not lose what is there for what is new.
 */
export async function publishAtStart(
  store: ReleaseStore,
  builds: readonly { dist: string; release: ReleaseManifest }[],
  warn: (message: string) => void,
): Promise<RegistryFile> {
  try {
    return await publishFresh(store, builds, warn);
  } catch (error) {
    if (!(error instanceof UnwritablePlace)) throw error;
    const registry = await store.readRegistry();
    if (!registry || !(await isWhole(store, registry))) throw error;
    return goOn(registry, error, warn);
  }
}
