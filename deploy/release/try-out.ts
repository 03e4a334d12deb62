import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { findApi, withReadyApi } from './api-address.ts';
import { checkMadeCalls, checkNamedCalls, readApiRoutes } from './check-calls.ts';
import { checkRenders } from './check-renders.ts';
import { remotesInForce } from './check-siblings.ts';
import type { PublishOptions } from './publication.ts';
import { emptyRegistry, ReleaseRefusal } from './registry-changes.ts';
import { startRehearsal } from './rehearsal.ts';
import type { ReleaseStore } from './store.ts';
import { publishWaiting } from './waiting.ts';

interface Candidate {
  /** What is about to be published. */
  release: ReleaseManifest;
  /** The host that renders it; itself, where that is what is published. */
  host: ReleaseManifest;
  /** Whose pages must render. */
  checked: readonly ReleaseManifest[];
  /** Stored releases that are published with it. */
  along?: readonly ReleaseManifest[];
}

/** Refuses a release with which pages do not render, among everything else that visitors get. */
export async function tryOut(
  store: ReleaseStore,
  { release, host, checked, along = [] }: Candidate,
  { dist, api, siteUrl, withBrowser, say }: PublishOptions,
): Promise<void> {
  const registry = publishWaiting((await store.readRegistry()) ?? emptyRegistry, along, host, new Date());
  say(`rendering the pages of ${checked.map(({ name }) => name).join(', ')} in the host ${host.version} …`);
  const address = await findApi(api, siteUrl);
  try {
    const hasRoute = await readApiRoutes(address.url);
    for (const each of [release, ...along]) checkNamedCalls(each, hasRoute);
    const rehearsal = await startRehearsal(dist, release, store, registry, host, address.url);
    const others = await remotesInForce(store, registry, release.name);
    const pages = [host, ...others, ...(release === host ? [] : [release])].flatMap((each) => each.pages);
    let remote = '';
    try {
      for (const each of checked) {
        remote = each.name;
        await withReadyApi(address.url, () => checkRenders(rehearsal.url, each, { withBrowser, pages }));
      }
    } catch (error) {
      const cause = rehearsal.lastError();
      if (error instanceof ReleaseRefusal) {
        error.remote = remote;
        if (cause) error.message += `; the host logged: ${cause}`;
      }
      throw error;
    } finally {
      await rehearsal.stop();
    }
    checkMadeCalls(rehearsal.calls, hasRoute);
    // What was caught and went on without, as well.
    const [overreach] = rehearsal.overreaches();
    if (overreach) throw new ReleaseRefusal(overreach);
  } finally {
    await address.stop();
  }
}
