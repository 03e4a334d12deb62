import {
  hostVersionOf,
  type RegistryAction,
  type RegistryFile,
  type RegistryPointer,
} from '@sahra/shared/federation/registry-file';
import type { ChangeOrigin } from './change-origin.ts';
import { findWaiting, nextRevision, step, withChange, withoutWaiting } from './registry-step.ts';

/** Why a change of the registry is not possible, as a message for the person who asked for it. */
export class ReleaseRefusal extends Error {
  /** The remote at whose pages it was found, where something is published with others. */
  remote?: string;

  constructor(message: string) {
    super(message);
    this.name = 'ReleaseRefusal';
  }
}

/** Refused for what was in the way of the change, not for the change: the same command may succeed later. */
export class TransientRefusal extends ReleaseRefusal {}

export const emptyRegistry: RegistryFile = { schema: 1, revision: 1, remotes: {}, started: {}, history: [] };

/** The pointer of the host or of a remote that was published; what every object has by nature (`constructor`) is none. */
export function findPointer(registry: RegistryFile, name: string): RegistryPointer | undefined {
  const host = name === 'host' ? hostVersionOf(registry) : undefined;
  if (host) return { version: host, isOff: false, ...(registry.host?.canary && { canary: registry.host.canary }) };
  return Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
}

function pointerOf(registry: RegistryFile, remote: string): RegistryPointer {
  const pointer = findPointer(registry, remote);
  if (!pointer)
    throw new ReleaseRefusal(
      `${remote} is not published. Published are: ${Object.keys(registry.remotes).join(', ') || 'none'}`,
    );
  return pointer;
}

function canaryOf(registry: RegistryFile, remote: string) {
  const pointer = pointerOf(registry, remote);
  if (!pointer.canary) throw new ReleaseRefusal(`${remote} has no canary`);
  return { pointer, canary: pointer.canary };
}

const withoutCanary = ({ version, isOff }: RegistryPointer): RegistryPointer => ({ version, isOff });

/** Whether visitors get `version` already: all of them, or exactly the share of them that `percent` says. */
export function isOffered(registry: RegistryFile, remote: string, version: string, percent?: number): boolean {
  const pointer = findPointer(registry, remote);
  if (percent === undefined) return pointer?.version === version && !pointer.canary;
  return pointer?.canary?.version === version && pointer.canary.percent === percent;
}

/** All visitors get `version`; a canary ends with it, and so does the waiting of another. Nothing changes where they get it already. */
export function publish(
  registry: RegistryFile,
  remote: string,
  version: string,
  now: Date,
  { action = 'publish', reason }: { action?: 'publish' | 'start'; reason?: string } = {},
): RegistryFile {
  if (isOffered(registry, remote, version)) return registry;
  const isOff = findPointer(registry, remote)?.isOff ?? false;
  return withoutWaiting(
    step(registry, now, { action, remote, version, ...(reason && { reason }) }, { version, isOff }),
    remote,
  );
}

/** The same, where a host server may still run that `version` does not fit: to its visitors it gives what they had. */
export function publishOver(
  registry: RegistryFile,
  remote: string,
  version: string,
  now: Date,
  reason?: string,
): RegistryFile {
  const before = findPointer(registry, remote)?.version;
  const next = publish(registry, remote, version, now, { ...(reason && { reason }) });
  const pointer = next.remotes[remote];
  if (next === registry || !pointer || !before || before === version) return next;
  return { ...next, remotes: { ...next.remotes, [remote]: { ...pointer, before } } };
}

/** Whether a start has this build to offer: neither the start before, nor the last publication, nor the last canary did, whatever came of it. */
export function isFresh(registry: RegistryFile, { name, version }: { name: string; version: string }): boolean {
  const lastOf = (...actions: string[]) =>
    registry.history.findLast(({ remote, action }) => remote === name && actions.includes(action))?.version;
  return ![registry.started[name], lastOf('publish', 'start'), lastOf('canary')].includes(version);
}

/** What a start publishes: each build that is fresh. */
export function publishStart(
  registry: RegistryFile,
  builds: readonly { name: string; version: string }[],
  now: Date,
): RegistryFile {
  const fresh = builds.filter((build) => isFresh(registry, build));
  if (fresh.length === 0) return registry;
  const next = fresh.reduce(
    (changed, { name, version }) => publish(changed, name, version, now, { action: 'start' }),
    registry,
  );
  const started = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  // A build that visitors have again is a change too, without a line in the history.
  const revision = next === registry ? nextRevision(registry) : next.revision;
  return { ...next, revision, started: { ...registry.started, ...started } };
}

/** After these all visitors get the version that the change was about. */
const replacing: readonly string[] = ['start', 'publish', 'promote', 'rollback'] satisfies RegistryAction[];

/** The version that all visitors had before the one that they have now. Going back twice goes back two versions. */
export function versionBefore(registry: RegistryFile, remote: string): string | undefined {
  const versions: string[] = [];
  for (const { remote: changed, action, version } of registry.history) {
    if (changed !== remote) continue;
    if (action === 'rollback' && versions.includes(version)) versions.length = versions.lastIndexOf(version) + 1;
    else if (replacing.includes(action) && versions.at(-1) !== version) versions.push(version);
  }
  return versions.at(-2);
}

/** Back to `version`, or to the one before; a canary ends with it, and the waiting of another version. */
export function rollback(registry: RegistryFile, remote: string, wanted: string | undefined, now: Date): RegistryFile {
  const pointer = pointerOf(registry, remote);
  const version = wanted ?? versionBefore(registry, remote);
  if (!version) throw new ReleaseRefusal(`${remote} has no version before ${pointer.version}`);
  if (version === pointer.version) throw new ReleaseRefusal(`${remote} is at ${version} already`);
  const next = step(registry, now, { action: 'rollback', remote, version }, { ...withoutCanary(pointer), version });
  return withoutWaiting(next, remote);
}

/** `percent` of the visitors get `version`, the others stay. */
export function startCanary(
  registry: RegistryFile,
  remote: string,
  version: string,
  percent: number,
  now: Date,
): RegistryFile {
  const pointer = pointerOf(registry, remote);
  if (version === pointer.version) throw new ReleaseRefusal(`${remote} ${version} is what all visitors get already`);
  if (isOffered(registry, remote, version, percent))
    throw new ReleaseRefusal(`${remote} ${version} is what ${percent} % of the visitors get already`);
  const canary = { version, percent, since: now.toISOString() };
  return step(registry, now, { action: 'canary', remote, version, percent }, { ...pointer, canary });
}

/** The canary becomes what all visitors get. */
export function promote(registry: RegistryFile, remote: string, now: Date): RegistryFile {
  const { pointer, canary } = canaryOf(registry, remote);
  return step(
    registry,
    now,
    { action: 'promote', remote, version: canary.version },
    { ...withoutCanary(pointer), version: canary.version },
  );
}

/** Nobody gets the canary any more. */
export function haltCanary(registry: RegistryFile, remote: string, reason: string, now: Date): RegistryFile {
  const { pointer, canary } = canaryOf(registry, remote);
  return step(registry, now, { action: 'halt', remote, version: canary.version, reason }, withoutCanary(pointer));
}

/** The kill switch: nobody is offered the remote, until it is on again. */
export function switchRemote(registry: RegistryFile, remote: string, isOff: boolean, now: Date): RegistryFile {
  const pointer = pointerOf(registry, remote);
  if (pointer.isOff === isOff) throw new ReleaseRefusal(`${remote} is ${isOff ? 'off' : 'on'} already`);
  return step(registry, now, { action: isOff ? 'off' : 'on', remote, version: pointer.version }, { ...pointer, isOff });
}

/** Nobody is offered the remote, and nothing points to it. A start that has the build that it had before does not bring it back. */
export function removeRemote(registry: RegistryFile, remote: string, now: Date): RegistryFile {
  const { version } = findWaiting(registry, remote) ?? pointerOf(registry, remote);
  const { [remote]: _removed, ...remotes } = registry.remotes;
  return withoutWaiting(
    { ...registry, ...withChange(registry, now, { action: 'remove', remote, version }), remotes },
    remote,
  );
}

/** The remotes that were removed, and not published since. */
export const removedRemotes = (registry: RegistryFile): string[] =>
  Array.from(new Set(registry.history.filter(({ action }) => action === 'remove').map(({ remote }) => remote))).filter(
    (remote) => !findPointer(registry, remote),
  );

/** The same as `next`, where each change since `before` says who made it, and in which workspace. */
export function withOrigin(before: RegistryFile, next: RegistryFile, origin: ChangeOrigin): RegistryFile {
  const old = new Set(before.history);
  return { ...next, history: next.history.map((change) => (old.has(change) ? change : { ...origin, ...change })) };
}
