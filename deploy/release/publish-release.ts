import { existsSync } from 'node:fs';
import { hostVersionOf, type RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { checkCode } from './check-code.ts';
import { checkFiles, checkIdentity, readBuild } from './check-files.ts';
import { checkFit, checkPaths, inForce, siblingsOf } from './check-siblings.ts';
import { checkSizes } from './check-sizes.ts';
import { notesOnSlots } from './extension-fault.ts';
import type { PublishedRelease, PublishOptions } from './publication.ts';
import { distOf } from './publish-builds.ts';
import { misfitOf } from '@sahra/shared/federation/remote-fit';
import {
  emptyRegistry,
  isOffered,
  publishOver,
  ReleaseRefusal,
  startCanary,
  TransientRefusal,
} from './registry-changes.ts';
import { findWaiting } from './registry-step.ts';
import type { ReleaseStore } from './store.ts';
import { tryOut } from './try-out.ts';
import { wait } from './waiting.ts';

/** The host that visitors have: the one that the last start published, else the one that is built here, which is stored then. */
export async function currentHost(store: ReleaseStore, registry: RegistryFile): Promise<ReleaseManifest> {
  const version = hostVersionOf(registry);
  const stored = version ? await store.readManifest('host', version) : undefined;
  if (!stored && !existsSync(distOf('host')))
    throw new ReleaseRefusal('there is no host to try it in: npm run build -- host');
  if (stored) return stored;
  const built = await readBuild(distOf('host'));
  await store.add(distOf('host'), built);
  return built;
}

/** Stores what does not fit the host until another one does. */
async function letWait(
  store: ReleaseStore,
  release: ReleaseManifest,
  host: ReleaseManifest,
  dist: string,
): Promise<PublishedRelease> {
  const { name, version } = release;
  let isNew = true;
  await store.change(async (registry) => {
    if (hostVersionOf(registry) !== host.version)
      throw new TransientRefusal(`the host has changed meanwhile: publish ${name} again`);
    await checkPaths(store, registry, host, release);
    await store.add(dist, release);
    isNew = findWaiting(registry, name)?.version !== version;
    return wait(registry, name, version, new Date());
  });
  return { version, isNew, isWaiting: true };
}

/**
 * Checks a build, stores it and points the registry to it, or lets it wait for a host where that is wanted. Refuses with the reason,
 * and leaves everything as it was.
 */
export async function publishRelease(store: ReleaseStore, options: PublishOptions): Promise<PublishedRelease> {
  const { remote, dist, percent, whenReady } = options;
  const release = await readBuild(dist);
  if (release.name !== remote) throw new ReleaseRefusal(`${dist} is a build of ${release.name}, not of ${remote}`);
  checkIdentity(release);
  const { version } = release;
  const before = (await store.readRegistry()) ?? emptyRegistry;
  await checkFiles(dist, release);
  if (isOffered(before, remote, version, percent)) {
    await store.add(dist, release);
    return { version, isNew: false };
  }
  const host = await currentHost(store, before);
  const isWaiting = Boolean(whenReady && misfitOf(release, host));
  if (!isWaiting) await checkFit(store, release, host);
  await checkCode(dist);
  await checkSizes(dist, release, await inForce(store, before, remote));
  await checkPaths(store, before, host, release);
  const present = [host, release, ...(await siblingsOf(store, before, remote))];
  notesOnSlots(
    release,
    present.flatMap(({ pages }) => pages),
  ).forEach(options.say);
  if (isWaiting) return await letWait(store, release, host, dist);
  await tryOut(store, { release, host, checked: [release] }, options);
  await store.change(async (registry) => {
    // Meanwhile another remote or host may have been published.
    const present = await currentHost(store, registry);
    await checkFit(store, release, present);
    await checkPaths(store, registry, present, release);
    await store.add(dist, release);
    if (isOffered(registry, remote, version, percent)) return registry;
    const now = new Date();
    return percent ? startCanary(registry, remote, version, percent, now) : publishOver(registry, remote, version, now);
  });
  return { version, isNew: true };
}
