import { hostVersionOf, type RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { UnwritablePlace } from './file-error.ts';
import { emptyRegistry, publishStart } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

async function publishFresh(
  store: ReleaseStore,
  builds: readonly { dist: string; release: ReleaseManifest }[],
): Promise<RegistryFile> {
  await Promise.all(builds.map(({ dist, release }) => store.add(dist, release)));
  const change = (registry: RegistryFile) =>
    publishStart(
      registry,
      builds.map(({ release }) => release),
      new Date(),
    );
  const before = (await store.readRegistry()) ?? emptyRegistry;
  // Nothing is written, the writer's lock included, where there is nothing to publish.
  return change(before) === before ? before : await store.change(change);
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
 * Publishes builds as the start of a site does: those that are fresh. Where the store cannot be written and holds a whole site, the
 * start goes on with that one, and `warn` is told; visitors must not lose what is there for what is new.
 */
export async function publishAtStart(
  store: ReleaseStore,
  builds: readonly { dist: string; release: ReleaseManifest }[],
  warn: (message: string) => void,
): Promise<RegistryFile> {
  try {
    return await publishFresh(store, builds);
  } catch (error) {
    if (!(error instanceof UnwritablePlace)) throw error;
    const registry = await store.readRegistry();
    if (!registry || !(await isWhole(store, registry))) throw error;
    warn(`NOT PUBLISHED: ${error.message}. The site goes on with what was published before`);
    return registry;
  }
}
