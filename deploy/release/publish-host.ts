import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { checkFiles, readBuild } from './check-files.ts';
import { checkHost, siblingsOf } from './check-siblings.ts';
import type { PublishedRelease, PublishOptions } from './publication.ts';
import { emptyRegistry, findPointer, isOffered, publish, ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';
import { tryOut } from './try-out.ts';

/** The remotes whose pages all visitors have: neither canaries nor what is off. */
async function remotesInForce(store: ReleaseStore, registry: RegistryFile): Promise<ReleaseManifest[]> {
  const remotes = await siblingsOf(store, registry, 'host');
  return remotes.filter(({ name, version }) => {
    const pointer = findPointer(registry, name);
    return pointer?.version === version && !pointer.isOff;
  });
}

/**
 * Checks a build of the host with every remote that visitors get, stores it and points the registry to it. Refuses with the
 * reason, and leaves everything as it was.
 */
export async function publishHost(store: ReleaseStore, options: PublishOptions): Promise<PublishedRelease> {
  const { dist } = options;
  const release = await readBuild(dist);
  if (release.name !== 'host') throw new ReleaseRefusal(`${dist} is a build of ${release.name}, not of the host`);
  const { version } = release;
  await checkFiles(dist, release);
  const before = (await store.readRegistry()) ?? emptyRegistry;
  if (isOffered(before, 'host', version)) {
    await store.add(dist, release);
    return { version, isNew: false };
  }
  checkHost(release, await siblingsOf(store, before, 'host'));
  // Its other pages are errors, what a mail leads to, and the style guide of developers.
  const listed = { ...release, pages: release.pages.filter(({ robots }) => robots !== 'noindex') };
  const checked = [listed, ...(await remotesInForce(store, before))];
  await tryOut(store, { release, host: release, checked }, options);
  await store.change(async (registry) => {
    // Meanwhile a remote may have been published.
    checkHost(release, await siblingsOf(store, registry, 'host'));
    await store.add(dist, release);
    return publish(registry, 'host', version, new Date());
  });
  return { version, isNew: true };
}
