import { ReleaseRefusal, removedRemotes } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** Fewer, and a tab that was opened before the last releases could not go on. */
export const LEAST_KEPT = 3;

/**
 * Removes old releases: of each remote and the host the newest `keep` stay, and whatever a visitor may still get. Of a remote that was
 * removed nothing stays.
 */
export async function prune(store: ReleaseStore, keep: number): Promise<string[]> {
  if (keep < LEAST_KEPT)
    throw new ReleaseRefusal(`at least ${LEAST_KEPT} versions stay: a tab that is open needs the files of its version`);
  const removed: string[] = [];
  await store.change(async (registry) => {
    const gone = removedRemotes(registry);
    for (const name of ['host', ...Object.keys(registry.remotes), ...gone]) {
      const pointer = registry.remotes[name];
      const isGone = gone.includes(name);
      const inUse = isGone ? [] : [pointer?.version, pointer?.canary?.version, registry.started[name]];
      const old = (await store.list(name)).slice(isGone ? 0 : keep).filter(({ version }) => !inUse.includes(version));
      for (const { version } of old) {
        await store.remove(name, version);
        removed.push(`${name} ${version}`);
      }
    }
    return registry;
  });
  return removed;
}
