import type { RemoteEntry } from '@sahra/shared/federation/contract';
import { importGate, type ImportGate } from '@sahra/shared/imports/import-gate';
import { isModule } from '@sahra/shared/federation/release-modules';
import { whenIdle } from '@sahra/shared/host-runtime';
import type { PageHandle } from '../routing/page-handle.ts';
import type { ModuleHashes } from './module-hashes.ts';

/**
 * From now on what built modules import waits until the browser knows its hash: the page is taken over with those that came with it.
 * `learnOwn` learns the host's. What it returns learns those that `page` may want, once it is there and nothing else is to do.
 */
export function openImportGate(
  hashes: ModuleHashes,
  remotes: readonly RemoteEntry[],
  learnOwn: () => Promise<void>,
): (page: PageHandle | undefined) => Promise<void> {
  const gate: ImportGate = (addresses) => {
    const unknown = addresses.find((address) => isModule(address) && !hashes.known[address]);
    const [, name, version] = /^\/mf\/([^/]+)\/([^/]+)\//.exec(unknown ?? '') ?? [];
    if (name === 'host') return learnOwn();
    const remote = remotes.find((entry) => entry.name === name && entry.version === version);
    return remote && hashes.learn(remote);
  };
  window[importGate] = gate;

  return async (page) => {
    await page?.hydration;
    await new Promise<void>(whenIdle);
    const remote = remotes.find(({ name, misfit }) => name === page?.remote && !misfit);
    // What cannot be learned now is learned when it is wanted.
    await Promise.allSettled([learnOwn(), remote && hashes.learn(remote)]);
  };
}
