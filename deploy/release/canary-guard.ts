import { z } from 'zod';
import type { RegistryFile, RegistryPointer } from '@sahra/shared/federation/registry-file';
import { haltCanary } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** A canary is checked after at least so many loads … */
export const LEAST_LOADS = 20;
/** … and taken back when the share of them that failed is larger than that of the stable version by more than this. */
export const MARGIN = 0.1;

export interface LoadCounts {
  loads: number;
  failures: number;
}

const loadsSchema = z.object({
  items: z.array(z.object({ remote: z.string(), version: z.string(), outcome: z.string(), count: z.int() })),
});
type Loads = z.infer<typeof loadsSchema>['items'];

const shareOf = ({ loads, failures }: LoadCounts) => (loads === 0 ? 0 : failures / loads);
const describeLoads = (counts: LoadCounts) =>
  `${counts.failures} of ${counts.loads} loads failed (${Math.round(shareOf(counts) * 100)} %)`;

/** Why a canary must not go on, with the numbers that say so; undefined where it may. */
export function haltReasonOf(canary: LoadCounts, stable: LoadCounts): string | undefined {
  if (canary.loads < LEAST_LOADS || shareOf(canary) - shareOf(stable) <= MARGIN) return undefined;
  return `${describeLoads(canary)}, of the stable version ${describeLoads(stable)}`;
}

function countsOf(items: Loads, remote: string, version: string): LoadCounts {
  const own = items.filter((item) => item.remote === remote && item.version === version);
  const sum = (of: Loads) => of.reduce((total, { count }) => total + count, 0);
  return { loads: sum(own), failures: sum(own.filter(({ outcome }) => outcome !== 'ok')) };
}

async function loadsSince(apiUrl: string, since: string): Promise<Loads> {
  const response = await fetch(`${apiUrl}/internal/remote-loads?since=${encodeURIComponent(since)}`, {
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`The counts of loads could not be read: ${response.status}`);
  return loadsSchema.parse(await response.json()).items;
}

const canariesIn = (registry: RegistryFile | undefined) =>
  Object.entries(registry?.remotes ?? {}).filter(
    (entry): entry is [string, RegistryPointer & Required<Pick<RegistryPointer, 'canary'>>] =>
      entry[1].canary !== undefined,
  );

/** Looks once at every canary and takes those back that fail; says of each why. */
export async function checkCanaries(store: ReleaseStore, apiUrl: string, say: (text: string) => void): Promise<void> {
  for (const [remote, { version, canary }] of canariesIn(await store.readRegistry())) {
    const items = await loadsSince(apiUrl, canary.since);
    const reason = haltReasonOf(countsOf(items, remote, canary.version), countsOf(items, remote, version));
    if (!reason) continue;
    await store.change((registry) =>
      // Meanwhile somebody may have changed it by hand.
      registry.remotes[remote]?.canary?.version === canary.version
        ? haltCanary(registry, remote, reason, new Date())
        : registry,
    );
    say(`The canary ${remote} ${canary.version} is taken back: ${reason}`);
  }
}

/** Looks at the canaries again and again. Answers with what ends it. */
export function guardCanaries(
  store: ReleaseStore,
  apiUrl: () => string,
  say: (text: string) => void,
  everyMs = 5000,
): () => Promise<void> {
  let looking = Promise.resolve();
  const check = () => {
    looking = looking
      .then(() => checkCanaries(store, apiUrl(), say))
      .catch((error: unknown) =>
        say(`The canaries could not be checked: ${error instanceof Error ? error.message : String(error)}`),
      );
  };
  const timer = setInterval(check, everyMs);
  return () => {
    clearInterval(timer);
    return looking;
  };
}
