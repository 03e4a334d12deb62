import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { misfitOf } from '@sahra/shared/federation/remote-fit';
import { publishOver, ReleaseRefusal } from './registry-changes.ts';
import { findWaiting, withChange, withoutWaiting } from './registry-step.ts';
import type { ReleaseStore } from './store.ts';

/** A version of a remote is published together with the next host that fits it; it takes the place of another that waits. */
export function wait(registry: RegistryFile, remote: string, version: string, now: Date): RegistryFile {
  if (findWaiting(registry, remote)?.version === version) return registry;
  return {
    ...registry,
    ...withChange(registry, now, { action: 'wait', remote, version }),
    waiting: { ...registry.waiting, [remote]: { version, since: now.toISOString() } },
  };
}

/** What waits of a remote does so no more. */
export function haltWaiting(registry: RegistryFile, remote: string, reason: string, now: Date): RegistryFile {
  const waits = findWaiting(registry, remote);
  if (!waits) throw new ReleaseRefusal(`${remote} has no canary, and nothing of it waits for a host`);
  const { version } = waits;
  return withoutWaiting(
    { ...registry, ...withChange(registry, now, { action: 'halt', remote, version, reason }) },
    remote,
  );
}

/** The releases that wait for this host. */
export async function waitingFor(
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest,
): Promise<ReleaseManifest[]> {
  const waiting = Object.entries(registry.waiting ?? {});
  const releases = await Promise.all(waiting.map(([remote, { version }]) => store.readManifest(remote, version)));
  return releases.filter((release) => release !== undefined).filter((release) => !misfitOf(release, host));
}

/** Visitors get what has waited for this host. */
export const publishWaiting = (
  registry: RegistryFile,
  releases: readonly ReleaseManifest[],
  host: ReleaseManifest,
  now: Date,
): RegistryFile =>
  releases.reduce(
    (changed, { name, version }) => publishOver(changed, name, version, now, `waited for the host ${host.version}`),
    registry,
  );
