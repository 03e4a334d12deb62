import { federation } from '@module-federation/vite';
import { providedModules } from '@sahra/shared/federation/provided-modules';
import { esmExternalRequirePlugin, type Plugin } from 'vite';

/**
 * What the host provides is left to the import map of the page, so that modules of the remote can be imported before the federation runtime is
 * there. What libraries of before `import` require of it is imported too.
 */
const leftToImportMap = () => esmExternalRequirePlugin({ external: Object.keys(providedModules) });

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
  leftToImportMap(),
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
