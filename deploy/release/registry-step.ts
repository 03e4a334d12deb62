import type {
  RegistryAction,
  RegistryChange,
  RegistryFile,
  RegistryPointer,
} from '@sahra/shared/federation/registry-file';

const HISTORY_LENGTH = 300;

type Step = Omit<RegistryChange, 'revision' | 'at' | 'action'> & { action: RegistryAction };

/** Higher than every number in the registry; the history of older ones repeats some, and goes beyond `revision`. */
export const nextRevision = ({ revision, history }: RegistryFile): number =>
  Math.max(revision, ...history.map((change) => change.revision)) + 1;

/** The next revision, and the history with one more change. */
export function withChange(
  registry: RegistryFile,
  now: Date,
  change: Step,
): Pick<RegistryFile, 'revision' | 'history'> {
  const revision = nextRevision(registry);
  const history = [...registry.history, { revision, at: now.toISOString(), ...change }];
  return { revision, history: history.slice(-HISTORY_LENGTH) };
}

/** The registry after a change, with which the host or a remote has this pointer. */
export const step = (registry: RegistryFile, now: Date, change: Step, pointer: RegistryPointer): RegistryFile => ({
  ...registry,
  ...withChange(registry, now, change),
  ...(change.remote === 'host'
    ? { host: { version: pointer.version, ...(pointer.canary && { canary: pointer.canary }) } }
    : { remotes: { ...registry.remotes, [change.remote]: pointer } }),
});

/** The version of a remote that waits for a host. */
export const findWaiting = ({ waiting = {} }: RegistryFile, remote: string) =>
  Object.hasOwn(waiting, remote) ? waiting[remote] : undefined;

/** Nothing of a remote waits any more. */
export function withoutWaiting(registry: RegistryFile, remote: string): RegistryFile {
  if (!findWaiting(registry, remote)) return registry;
  const { waiting: { [remote]: _gone, ...others } = {}, ...rest } = registry;
  return Object.keys(others).length ? { ...rest, waiting: others } : rest;
}
