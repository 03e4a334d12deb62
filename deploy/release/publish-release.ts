import { existsSync } from 'node:fs';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { findApi, withReadyApi } from './api-address.ts';
import { checkCode } from './check-code.ts';
import { checkFiles, checkIdentity, readBuild } from './check-files.ts';
import { checkRenders } from './check-renders.ts';
import { checkFit, checkPaths } from './check-siblings.ts';
import { checkSizes } from './check-sizes.ts';
import { distOf } from './publish-builds.ts';
import { emptyRegistry, isOffered, publish, ReleaseRefusal, startCanary } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';
import { startRehearsal } from './rehearsal.ts';

export interface PublishOptions {
  remote: string;
  /** Folder of the build. */
  dist: string;
  /** A share of the visitors, instead of all. */
  percent?: number | undefined;
  /** Address of an api to render against. */
  api?: string | undefined;
  /** Where the site runs, if it does. */
  siteUrl: string;
  /** False where no browser can be had: the pages are then only rendered on the server. */
  withBrowser: boolean;
  say: (text: string) => void;
}

/** The host that visitors have: the one that the last start published, else the one that is built here, which is stored then. */
export async function currentHost(store: ReleaseStore, registry: RegistryFile): Promise<ReleaseManifest> {
  const version = registry.started.host;
  const stored = version ? await store.readManifest('host', version) : undefined;
  if (!stored && !existsSync(distOf('host')))
    throw new ReleaseRefusal('there is no host to try it in: npm run build -- host');
  if (stored) return stored;
  const built = await readBuild(distOf('host'));
  await store.add(distOf('host'), built);
  return built;
}

async function tryOut(
  store: ReleaseStore,
  release: ReleaseManifest,
  host: ReleaseManifest,
  { dist, api, siteUrl, withBrowser, say }: PublishOptions,
): Promise<void> {
  const registry = (await store.readRegistry()) ?? emptyRegistry;
  say(`rendering the pages of ${release.name} ${release.version} in the host ${host.version} …`);
  const address = await findApi(api, siteUrl);
  try {
    const rehearsal = await startRehearsal(dist, release, store, registry, host, address.url);
    try {
      await withReadyApi(address.url, () => checkRenders(rehearsal.url, release, { withBrowser }));
    } catch (error) {
      const cause = rehearsal.lastError();
      if (error instanceof ReleaseRefusal && cause) error.message += `; the host logged: ${cause}`;
      throw error;
    } finally {
      await rehearsal.stop();
    }
  } finally {
    await address.stop();
  }
}

export interface PublishedRelease {
  version: string;
  /** False where the visitors had it before. */
  isNew: boolean;
}

/** Checks a build, stores it and points the registry to it. Refuses with the reason, and leaves everything as it was. */
export async function publishRelease(store: ReleaseStore, options: PublishOptions): Promise<PublishedRelease> {
  const { remote, dist, percent } = options;
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
  await checkFit(store, release, host);
  await checkCode(dist);
  await checkSizes(dist, release);
  await checkPaths(store, before, host, release);
  await tryOut(store, release, host, options);
  await store.change(async (registry) => {
    // Meanwhile another remote may have been published.
    await checkPaths(store, registry, host, release);
    await store.add(dist, release);
    if (isOffered(registry, remote, version, percent)) return registry;
    const now = new Date();
    return percent ? startCanary(registry, remote, version, percent, now) : publish(registry, remote, version, now);
  });
  return { version, isNew: true };
}
