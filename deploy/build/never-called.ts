import type { Plugin } from 'vite';

/**
 * Functions of libraries that this site cannot reach and that the bundler keeps, because it is data that decides: by folder of
 * the package, each name once. One that is called all the same throws.
 */
const neverCalled: Readonly<Record<string, readonly string[]>> = {
  // Remotes are ES modules that are registered by their entry: no manifests, no script elements, no preloading by the runtime.
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    'loadRemoteSnapshotInfo',
    'getManifestJson',
    'loadManifestSnapshot',
  ],
  '@module-federation/runtime-core/dist/utils/load.js': ['loadSystemJsEntry', 'loadEntryScript'],
  '@module-federation/runtime-core/dist/utils/preload.js': ['preloadAssets'],
  '@module-federation/runtime-core/dist/remote/index.js': ['preloadRemote', 'initRawContainer'],
  '@module-federation/runtime-core/dist/shared/index.js': ['loadShareSync'],
  '@module-federation/sdk/dist/dom.js': ['loadScript'],
  // Neither view transitions, which are not offered to remotes (`provided-entries.ts`), nor lists of suspended parts, which React keeps to itself; and no
  // browser from before composition and input events.
  'react-dom/cjs/react-dom-client.production.js': [
    'startViewTransition',
    'flushAfterMutationEffects',
    'commitAfterMutationEffectsOnFiber',
    'recursivelyTraverseAfterMutationEffects',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitDeletedPairViewTransitions',
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'findCurrentFiberUsingSlowPath',
    'getFallbackBeforeInputChars',
    'isFallbackCompositionEnd',
    'getData',
    'handleEventsForInputEventPolyfill',
    'getTargetInstForInputEventPolyfill',
  ],
  // No fetchers, middleware, blockers, links of the library's (`shared/src/ui/link.tsx`), other histories, instrumentation, routes without data or
  // that are replaced, and nothing of framework mode or server components. The root of the routes has an element for errors.
  'react-router/dist/production/': [
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'runClientMiddlewarePipeline',
    'getFetcher',
    'deleteFetcher',
    'resetFetcher',
    'getBlocker',
    'deleteBlocker',
    'updateBlocker',
    '_internalSetRoutes',
    'useNavigateUnstable',
    'LinkWithRef',
    'NavLinkWithRef',
    'HistoryRouter',
    'useViewTransitionState',
    'DefaultErrorComponent',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'PrefetchPageLinks',
    'RSCErrorHandler',
    'decodeRouteErrorResponseDigest',
    'deserializeErrors',
  ],
  // All messages are handed over; the direction of a language is in our own table.
  'i18next/dist/esm/': ['queueLoad', 'loaded', 'read', 'saveMissing', 'reloadResources', 'dir'],
};

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Bodies of the functions and methods in a syntax tree, with their names, the outer ones first. */
function* bodiesIn(value: unknown): Generator<[name: unknown, body: Node]> {
  if (Array.isArray(value)) for (const item of value) yield* bodiesIn(item);
  if (!isNode(value)) return;
  const { id, key, value: method, body } = value as Node & Record<'id' | 'key' | 'value' | 'body', unknown>;
  const isMethod = value.type === 'MethodDefinition' && isNode(method);
  const named = isMethod ? key : id;
  const own = isMethod && 'body' in method ? method.body : body;
  if (isNode(named) && 'name' in named && isNode(own) && own.type === 'BlockStatement') yield [named.name, own];
  for (const child of Object.values(value)) yield* bodiesIn(child);
}

/** Replaces the bodies of functions that are never called, and refuses a build in which one of them is not found. */
export function withoutNeverCalled(table = neverCalled): Plugin {
  const missing = new Set(Object.entries(table).flatMap(([folder, names]) => names.map((name) => `${folder} ${name}`)));
  return {
    name: 'without-never-called',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transform(code, id) {
      const folder = Object.keys(table).find((part) => id.includes(`/node_modules/${part}`));
      if (!folder) return undefined;
      let rest = code;
      for (const [name, { start, end }] of [...bodiesIn(this.parse(code))].reverse()) {
        if (typeof name !== 'string' || !table[folder]?.includes(name)) continue;
        missing.delete(`${folder} ${name}`);
        rest = `${rest.slice(0, start)}{ throw new Error('left out'); }${rest.slice(end)}`;
      }
      return { code: rest, map: null };
    },
    generateBundle() {
      if (missing.size) this.error(`not found, and so not left out: ${[...missing].join(', ')}`);
    },
  };
}
