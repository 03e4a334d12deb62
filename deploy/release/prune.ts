import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { findPointer, ReleaseRefusal, removedRemotes } from './registry-changes.ts';
import { findWaiting } from './registry-step.ts';
import type { ReleaseStore, StoredRelease } from './store.ts';

/** Fewer, and a tab that was opened before the last releases could not go on. */
export const LEAST_KEPT = 3;
/** For so many hours a tab may need the files of a version after nobody gets it any more. */
export const HOURS_KEPT = 24;

const HOUR_MS = 3_600_000;
type Offered = ReadonlySet<string>;

/** What visitors got after a change, out of what they got before; undefined where that is not known. */
function offeredAfter(action: string, version: string, before: Offered | undefined): Offered | undefined {
  if (['start', 'publish', 'rollback', 'promote'].includes(action)) return new Set([version]);
  if (action === 'remove') return new Set();
  if (action === 'halt') return before && new Set([...before].filter((other) => other !== version));
  if (action === 'wait') return before;
  return before && new Set([...before, version]);
}

/** The versions of a remote that visitors got at any time after `since`, as far as changes ended that; undefined where the history does not reach back so far. */
export function offeredSince({ history }: RegistryFile, name: string, since: Date): Offered | undefined {
  const changes = history.filter(({ remote }) => remote === name);
  const [oldest] = history;
  if (changes.length === 0) return oldest && new Date(oldest.at) < since ? new Set() : undefined;
  const had = new Set<string>();
  let offered: Offered | undefined;
  for (const { at, action, version } of changes) {
    if (new Date(at) >= since) {
      if (!offered) return undefined;
      for (const each of [...offered, version]) had.add(each);
    }
    offered = offeredAfter(action, version, offered);
  }
  return had;
}

/** The history of old registries does not name hosts: each was in force until the next one was stored. */
const hostsSince = (stored: readonly StoredRelease[], since: Date): Offered =>
  new Set(stored.filter((_, index) => (stored[index - 1]?.storedAt ?? since) >= since).map(({ version }) => version));

interface PruneOptions {
  /** How many of the newest versions stay of each. */
  keep: number;
  hours?: number;
  now?: Date;
}

/**
 * Removes old releases: of each remote and the host the newest `keep` stay, whatever a visitor may still get or waits for a host, and what any visitor got within
 * the last `hours`. Of a remote that was removed only the last of these stay.
 */
export async function prune(
  store: ReleaseStore,
  { keep, hours = HOURS_KEPT, now = new Date() }: PruneOptions,
): Promise<string[]> {
  if (keep < LEAST_KEPT)
    throw new ReleaseRefusal(`at least ${LEAST_KEPT} versions stay: a tab that is open needs the files of its version`);
  const since = new Date(now.getTime() - hours * HOUR_MS);
  const removed: string[] = [];
  await store.change(async (registry) => {
    const gone = removedRemotes(registry);
    for (const name of ['host', ...Object.keys(registry.remotes), ...gone]) {
      const stored = await store.list(name);
      const offeredThen = offeredSince(registry, name, since);
      const had = name === 'host' ? new Set([...hostsSince(stored, since), ...(offeredThen ?? [])]) : offeredThen;
      if (!had) continue;
      const pointer = findPointer(registry, name);
      const isGone = gone.includes(name);
      const offered = isGone
        ? []
        : [pointer?.version, pointer?.before, pointer?.canary?.version, registry.started[name]];
      const inUse = [...offered, findWaiting(registry, name)?.version];
      const old = stored
        .slice(isGone ? 0 : keep)
        .filter(({ version }) => !inUse.includes(version) && !had.has(version));
      for (const { version } of old) {
        await store.remove(name, version);
        removed.push(`${name} ${version}`);
      }
    }
    return registry;
  });
  return removed;
}
