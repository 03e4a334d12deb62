import type { RemoteEntry } from '@sahra/shared/federation/contract';
import { providedModules } from '@sahra/shared/federation/provided-modules';

/** What the federation runtime keeps of one part of the page, or a remote's own container says; only what is read here. */
export interface FederationInstance {
  name: string;
  options: { shared?: Readonly<Record<string, unknown>> };
  /** Scope → module → version → who provides it. */
  shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, { from: string }>>>>>>;
  /** The module as this part gets it. */
  loadShare: (module: string) => Promise<unknown>;
}

export interface Share {
  module: string;
  version: string;
  provider: string;
  /** Parts that take it from here. */
  users: string[];
}

/** What the entry of a remote under development says beside what every container does (`deploy/dev/remote-entry.ts`). */
interface DevelopedContainer {
  shared?: readonly string[];
  /** One of these as the remote's own code gets it. */
  loadShare?: (module: string) => Promise<unknown>;
}

interface FederationGlobals {
  __FEDERATION__?: { __INSTANCES__?: FederationInstance[] };
  /** What remotes of before, whose modules do not take them from the import map, read their shared modules from. */
  __mf_module_cache__?: { share?: Readonly<Record<string, unknown>> };
}
const globals = globalThis as FederationGlobals;

/** The parts that the federation runtime knows by themselves: the host, and remotes of before. */
function knownInstances(): FederationInstance[] {
  // One that was registered again counts as it is now.
  return [
    ...new Map((globals.__FEDERATION__?.__INSTANCES__ ?? []).map((instance) => [instance.name, instance])).values(),
  ];
}

const byImportMap: Required<DevelopedContainer> = {
  shared: Object.keys(providedModules),
  // One map resolves the names of all modules in the page: a remote's own import of it is this one.
  loadShare: (module) => import(/* @vite-ignore */ module) as Promise<unknown>,
};

/** A remote that takes what it shares from the import map, or is under development; undefined where that cannot be told. */
async function containerOf({ name, entry, app }: RemoteEntry): Promise<FederationInstance | undefined> {
  try {
    const { shared, loadShare } = app ? byImportMap : ((await import(/* @vite-ignore */ entry)) as DevelopedContainer);
    if (!shared || !loadShare) return undefined;
    return {
      name,
      options: { shared: Object.fromEntries(shared.map((module) => [module, {}])) },
      shareScopeMap: {},
      loadShare,
    };
  } catch {
    return undefined;
  }
}

/**
 * The host, then each of the `remotes` whose code is here by then. `start` starts the federation runtime, where that has not been done.
 */
export async function federationInstances(
  remotes: readonly RemoteEntry[],
  isLoaded: (remote: RemoteEntry) => boolean,
  start: () => Promise<unknown>,
): Promise<FederationInstance[]> {
  await start();
  // What the runtime knows of a remote that takes nothing from it says nothing, and it may know one whose code is still on its way.
  const known = knownInstances().filter(({ name }) => !remotes.some((remote) => remote.name === name && remote.app));
  const others = remotes.filter((remote) => isLoaded(remote) && !known.some(({ name }) => name === remote.name));
  const containers = await Promise.all(others.map(containerOf));
  return [...known, ...containers.filter((instance) => instance !== undefined)];
}

export const sharedInUse = (module: string): unknown => globals.__mf_module_cache__?.share?.[`default:${module}`];

/** Every module that parts of the page share: one row for each version of it. */
export function sharesOf(instances: readonly FederationInstance[]): Share[] {
  const [host] = instances;
  return Object.entries(host?.shareScopeMap.default ?? {}).flatMap(([module, versions]) =>
    Object.entries(versions).map(([version, { from }]) => {
      const users = instances.filter(({ options }) => module in (options.shared ?? {})).map(({ name }) => name);
      return { module, version, provider: from, users };
    }),
  );
}
