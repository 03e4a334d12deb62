import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { checkFiles, readBuild } from './check-files.ts';
import { checkClaims, checkHost, inForce, remotesInForce, siblingsOf } from './check-siblings.ts';
import { checkHostSizes } from './check-sizes.ts';
import type { PublishedRelease, PublishOptions } from './publication.ts';
import {
  emptyRegistry,
  isOffered,
  publish,
  ReleaseRefusal,
  startCanary,
  TransientRefusal,
} from './registry-changes.ts';
import { findWaiting } from './registry-step.ts';
import type { ReleaseStore } from './store.ts';
import { tryOut } from './try-out.ts';
import { publishWaiting, waitingFor } from './waiting.ts';

/** What visitors would get with a host and what is published along with it. Refuses it where something does not go together. */
async function checkTogether(
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest,
  along: readonly ReleaseManifest[],
): Promise<RegistryFile> {
  const next = publishWaiting(registry, along, host, new Date());
  const remotes = await siblingsOf(store, next, 'host');
  checkHost(host, remotes);
  for (const release of along) checkClaims(release, [host, ...remotes]);
  return next;
}

/**
 * Renders the pages of a host, of all that visitors get with it, and of what waits for it; the result is what can be published along
 * with it. What fails goes on waiting: it holds up neither the host nor another remote, unless visitors have nothing else that fits.
 */
async function rehearse(
  store: ReleaseStore,
  release: ReleaseManifest,
  along: readonly ReleaseManifest[],
  options: PublishOptions,
): Promise<readonly ReleaseManifest[]> {
  try {
    const next = await checkTogether(store, (await store.readRegistry()) ?? emptyRegistry, release, along);
    // Its other pages are errors, what a mail leads to, and the style guide of developers.
    const listed = { ...release, pages: release.pages.filter(({ robots }) => robots !== 'noindex') };
    const checked = [listed, ...(await remotesInForce(store, next, 'host'))];
    await tryOut(store, { release, host: release, checked, along }, options);
    return along;
  } catch (error) {
    if (!(error instanceof ReleaseRefusal) || error instanceof TransientRefusal || along.length === 0) throw error;
    const { message, remote } = error;
    const failed = along.filter(({ name }) => name === remote);
    const left = failed.length ? failed : along;
    options.say(`${left.map(({ name, version }) => `${name} ${version}`).join(', ')} cannot come along: ${message}`);
    const rest = along.filter((each) => !left.includes(each));
    return await rehearse(store, release, rest, options);
  }
}

/**
 * Checks a build of the host with every remote that visitors get, stores it and points the registry to it, and to what has waited for
 * it; where only a share of the visitors gets it, that goes on waiting. Refuses with the reason, and leaves everything as it was.
 */
export async function publishHost(store: ReleaseStore, options: PublishOptions): Promise<PublishedRelease> {
  const { dist, percent, say } = options;
  const release = await readBuild(dist);
  if (release.name !== 'host') throw new ReleaseRefusal(`${dist} is a build of ${release.name}, not of the host`);
  const { version } = release;
  await checkFiles(dist, release);
  const before = (await store.readRegistry()) ?? emptyRegistry;
  await checkHostSizes(dist, release, await inForce(store, before, 'host'));
  if (isOffered(before, 'host', version, percent)) {
    await store.add(dist, release);
    return { version, isNew: false };
  }
  const waiting = percent ? [] : await waitingFor(store, before, release);
  const along = await rehearse(store, release, waiting, options);
  await store.change(async (registry) => {
    // Meanwhile a remote may have been published.
    if (along.some(({ name, version: waited }) => findWaiting(registry, name)?.version !== waited))
      throw new TransientRefusal('what has waited for this host is another version by now: publish it again');
    await checkTogether(store, registry, release, along);
    await store.add(dist, release);
    const now = new Date();
    if (percent) return startCanary(registry, 'host', version, percent, now);
    return publishWaiting(publish(registry, 'host', version, now), along, release, now);
  });
  for (const waited of along) say(`${waited.name} ${waited.version}, which has waited for it, is published with it`);
  return { version, isNew: true };
}
