import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { emptyRegistry, findPointer } from './registry-changes.ts';
import { findWaiting } from './registry-step.ts';
import type { ReleaseStore } from './store.ts';

type Say = (text: string) => void;

/** What visitors get of one remote, or of the host, in a line. */
export function describe(registry: RegistryFile, name: string): string {
  const pointer = findPointer(registry, name);
  const version = findWaiting(registry, name)?.version;
  const waiting = version ? `, ${version} waits for a host that fits it` : '';
  if (!pointer)
    return `${name} ${waiting ? `is not published${waiting}` : 'is removed. Its releases stay until `prune`'}`;
  const canary = pointer.canary ? `, ${pointer.canary.percent} % get ${pointer.canary.version}` : '';
  return `${name}  ${pointer.version}${canary}${pointer.isOff ? '  (off)' : ''}${waiting}`;
}

/** What visitors get, and what is stored. */
export async function list(store: ReleaseStore, say: Say): Promise<void> {
  const registry = (await store.readRegistry()) ?? emptyRegistry;
  const remotes = new Set([...Object.keys(registry.remotes), ...Object.keys(registry.waiting ?? {})]);
  for (const name of ['host', ...[...remotes].sort()]) {
    say(describe(registry, name));
    for (const { version, storedAt, bytes } of await store.list(name))
      say(`    ${version}  ${storedAt.toISOString().slice(0, 16).replace('T', ' ')}  ${(bytes / 1e6).toFixed(1)} MB`);
  }
}

/** Who changed what when, and from which commit. */
export async function history(store: ReleaseStore, remote: string | undefined, say: Say): Promise<void> {
  const registry = (await store.readRegistry()) ?? emptyRegistry;
  for (const { revision, at, action, remote: changed, version, percent, reason, by, commit } of registry.history)
    if (!remote || remote === changed)
      say(
        [
          `${revision}`.padStart(4),
          at.slice(0, 19).replace('T', ' '),
          action.padEnd(8),
          changed,
          version,
          percent && `${percent} %`,
          reason,
          by && `by ${by}`,
          commit && `at ${commit}`,
        ]
          .filter(Boolean)
          .join('  '),
      );
}
