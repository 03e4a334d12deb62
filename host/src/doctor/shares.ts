/** What the federation runtime keeps of one part of the page; only what is read here. */
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

interface FederationGlobals {
  __FEDERATION__?: { __INSTANCES__?: FederationInstance[] };
  /** What the built code of every part reads its shared modules from. */
  __mf_module_cache__?: { share?: Readonly<Record<string, unknown>> };
}
const globals = globalThis as FederationGlobals;

/** The host, then each remote whose code is here. One that was registered again counts as it is now. */
export const federationInstances = (): FederationInstance[] => [
  ...new Map((globals.__FEDERATION__?.__INSTANCES__ ?? []).map((instance) => [instance.name, instance])).values(),
];

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
