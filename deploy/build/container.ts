import { federation } from '@module-federation/vite';
import { providedModules } from '@sahra/shared/federation/provided-modules';
import type { Plugin } from 'vite';

const provided = new Set(Object.keys(providedModules));

/** What the host provides is left to the import map of the page, so that modules of the remote can be imported before the federation runtime is there. */
const leftToImportMap: Plugin = {
  name: 'left-to-import-map',
  enforce: 'pre',
  resolveId: (source) => (provided.has(source) ? { id: source, external: true } : undefined),
};

/** The bundler's own groups go before those of the plugin, which would make a file of each helper. */
const groupsFirst: Plugin = {
  name: 'groups-first',
  apply: 'build',
  config({ build }) {
    const output = build?.rolldownOptions?.output;
    const splitting = Array.isArray(output) ? undefined : output?.codeSplitting;
    if (typeof splitting !== 'object') return;
    const groups = splitting.groups ?? [];
    const [ours, theirs] = [true, false].map((isOurs) => groups.filter((group) => !('priority' in group) === isOurs));
    splitting.groups = [...(ours ?? []).map((group) => ({ ...group, priority: 2_000_000 })), ...(theirs ?? [])];
  },
};

/** Makes the container of a remote, `remoteEntry.js`, which gives its app to the federation runtime of the page. */
export const remoteContainer = (name: string): Plugin[] => [
  leftToImportMap,
  ...federation({
    name,
    filename: 'remoteEntry.js',
    exposes: { './app': './src/app.ts' },
    // By the import map, and not by the runtime.
    shared: {},
    dts: false,
    manifest: false,
    // Remotes are registered by their entry module: no manifest is read at run time.
    disableSnapshot: true,
    // Exactly one federation runtime in a page: the host's.
    experiments: { externalRuntime: true },
  }),
  groupsFirst,
];
