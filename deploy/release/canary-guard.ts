import { z } from 'zod';
import type { RegistryFile, RegistryPointer } from '@sahra/shared/federation/registry-file';
import { haltCanary } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** A canary is taken back when it failed in at least so many networks: nobody judges one alone … */
export const LEAST_NETWORKS = 5;
/** … and the share of all networks in which it failed is larger than that of the stable version by more than this; … */
export const MARGIN = 0.1;
/** … or when the host server could not use it so often, and the stable version less often. */
export const LEAST_SERVER_FAILURES = 20;

/** What is known of a release: by browsers, each network one voice that may be divided, and by the host server. */
export interface Verdict {
  networks: number;
  failing: number;
  failures: number;
  serverFailures: number;
}

const loadsSchema = z.object({
  items: z.array(z.object({ remote: z.string(), version: z.string(), outcome: z.string(), count: z.int() })),
  votes: z.array(
    z.object({
      ...{ remote: z.string(), version: z.string() },
      ...{ networks: z.int(), failing: z.int(), failures: z.number() },
    }),
  ),
});
type Loads = z.infer<typeof loadsSchema>;

const shareOf = ({ networks, failures }: Verdict) => (networks === 0 ? 0 : failures / networks);
const percent = (verdict: Verdict) => Math.round(shareOf(verdict) * 100);

/** Why a canary must not go on, with the numbers that say so; undefined where it may. */
export function haltReasonOf(canary: Verdict, stable: Verdict): string | undefined {
  if (canary.failing >= LEAST_NETWORKS && shareOf(canary) - shareOf(stable) > MARGIN)
    return `it failed in ${canary.failing} of ${canary.networks} networks (${percent(canary)} %), the stable version in ${stable.failing} of ${stable.networks} (${percent(stable)} %)`;
  if (canary.serverFailures >= LEAST_SERVER_FAILURES && canary.serverFailures > stable.serverFailures)
    return `it failed ${canary.serverFailures} times on the host server, the stable version ${stable.serverFailures} times`;
  return undefined;
}

function verdictOf({ items, votes }: Loads, remote: string, version: string): Verdict {
  const isOwn = (item: { remote: string; version: string }) => item.remote === remote && item.version === version;
  const server = items.find((item) => isOwn(item) && item.outcome === 'server');
  const { networks = 0, failing = 0, failures = 0 } = votes.find(isOwn) ?? {};
  return { networks, failing, failures, serverFailures: server?.count ?? 0 };
}

async function loadsSince(apiUrl: string, since: string): Promise<Loads> {
  const response = await fetch(`${apiUrl}/internal/remote-loads?since=${encodeURIComponent(since)}`, {
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`The counts of loads could not be read: ${response.status}`);
  return loadsSchema.parse(await response.json());
}

const canariesIn = (registry: RegistryFile | undefined) =>
  Object.entries(registry?.remotes ?? {}).filter(
    (entry): entry is [string, RegistryPointer & Required<Pick<RegistryPointer, 'canary'>>] =>
      entry[1].canary !== undefined,
  );

/** Looks once at every canary and takes those back that fail; says of each why. */
export async function checkCanaries(store: ReleaseStore, apiUrl: string, say: (text: string) => void): Promise<void> {
  for (const [remote, { version, canary }] of canariesIn(await store.readRegistry())) {
    const loads = await loadsSince(apiUrl, canary.since);
    const reason = haltReasonOf(verdictOf(loads, remote, canary.version), verdictOf(loads, remote, version));
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
