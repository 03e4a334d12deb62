import { providedModules } from '@sahra/shared/federation/provided-modules';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig, esmExternalRequirePlugin, type Plugin, type UserConfig } from 'vite';
import { hostGroups, remoteGroups, type Group } from './chunk-groups.ts';
import { compiledAhead } from './compiled-ahead.ts';
import { remoteContainer } from './container.ts';
import { gatedImports, namedDependencies } from './gated-imports.ts';
import { withoutNeverCalled } from './never-called.ts';
import { oneFacade } from './one-facade.ts';
import { namedImports, providedEntries, providedFileForBrowsers } from './provided-entries.ts';
import { refreshHook } from './refresh-hook.ts';
import { VERSION_PLACEHOLDER } from './release-version.ts';
import { scopedName } from './scoped-name.ts';
import { baseOf } from './targets.ts';

interface Entries {
  /** Names of what browsers begin with, and where it is. */
  client: Readonly<Record<string, string>>;
  /** Modules that are always needed together: one file in place of several small ones. */
  groups: readonly Group[];
  /** Of the browser's half alone. */
  plugins: Plugin[];
  server: { input: string; output: string; plugins: Plugin[]; external: string[] };
}

/**
 * Addresses of modules need no hash: the version before them is made of all bytes of the release. Each hash is six bytes in
 * every file that names the module, and in the list of hashes.
 */
const moduleName = ({ name }: { name: string }) =>
  `assets/${name.includes('localSharedImportMap') ? 'localSharedImportMap' : '[name]'}.js`;

/** Nor do those of styles, fonts and pictures; server and browser call them the same. */
const assetName = 'assets/[name][extname]';

/** What runs in a process or thread of its own is a file of its own beside the entry, under a name without a hash. */
const ownEntries = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'own-entries',
  buildStart() {
    for (const [name, id] of Object.entries(entries))
      this.emitFile({ type: 'chunk', id, name, fileName: `${name}.js` });
  },
});

/**
 * One source, two builds with the same base: `vite build` for the browser, `vite build --ssr <entry>` for the server.
 */
function releaseConfig(name: string, { client, groups, plugins, server }: Entries) {
  return defineConfig(({ isSsrBuild, mode }): UserConfig => {
    const base = baseOf(name, VERSION_PLACEHOLDER);
    // Bootstrap 5.3 is written in the older Sass; its own warnings are not ours to mend.
    const css: NonNullable<UserConfig['css']> = {
      modules: { generateScopedName: scopedName },
      preprocessorOptions: {
        scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
      },
    };
    // `react/jsx-runtime` in both modes: a host built for development then has what remotes built for visitors ask of it.
    const oxc = { jsx: { development: false } };
    // Messages are read as a whole: each name as an export of its own would be in the file twice more.
    const json = { namedExports: false, stringify: false };
    const define = { 'process.env.NODE_ENV': JSON.stringify(mode) };
    if (!isSsrBuild)
      return {
        base,
        css,
        define,
        json,
        // A stand-in for what every React that we run on has.
        resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
        oxc,
        // A module names others relative to itself, so that all of a release is found at each address that it is served at.
        experimental: {
          renderBuiltUrl: (file, { hostType }) =>
            hostType === 'js' && /\.(?:js|css)$/.test(file) ? { relative: true } : undefined,
        },
        plugins: [react(), refreshHook(), gatedImports(), ...plugins, compiledAhead()],
        build: {
          target: 'esnext',
          manifest: true,
          assetsInlineLimit: 1024,
          modulePreload: { polyfill: false, resolveDependencies: namedDependencies },
          minify: mode === 'development' ? false : 'oxc',
          rolldownOptions: {
            input: { ...client },
            // The app of a remote is one file, whoever imports it.
            preserveEntrySignatures: 'allow-extension',
            checks: { bundlerTimings: false },
            output: {
              entryFileNames: moduleName,
              chunkFileNames: moduleName,
              assetFileNames: assetName,
              codeSplitting: { groups: [...groups] },
            },
          },
        },
      };
    return {
      base,
      css,
      define,
      oxc,
      // What libraries of before `import` require of the host is imported: a release may not ask for `node:module`.
      plugins: [react(), esmExternalRequirePlugin({ external: server.external }), ...server.plugins],
      // Both bundles of a release are whole: a host server brings all that it runs, a remote all that no host provides.
      // `module-sync` is the half of react-router-dom that is no CommonJS.
      ssr: { noExternal: true, resolve: { conditions: ['module-sync', ...defaultServerConditions] } },
      build: {
        ssr: server.input,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          // An entry exports what it is asked for, and nothing that only the release's other files need.
          preserveEntrySignatures: 'strict',
          // Without comments, and without the places of sources: what changes nothing is no new version.
          experimental: { attachDebugInfo: 'none' },
          output: {
            entryFileNames: server.output,
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: assetName,
            comments: false,
          },
        },
      },
    };
  });
}

const hostEntries = {
  'render-worker': 'server/rendering/processes/render-worker.ts',
  'resolve-hooks': 'server/rendering/processes/resolve-hooks.ts',
};

/**
 * Configuration of a remote: everything but what a host provides is inside its server bundle. `groups` are its own: modules that
 * its pages mostly need together.
 */
export const remoteConfig = (name: string, groups: readonly Group[] = []) =>
  releaseConfig(name, {
    // The plugin gives it what browsers begin with.
    client: {},
    groups: [...remoteGroups, ...groups],
    plugins: [...remoteContainer(name), oneFacade()],
    server: { input: 'src/app.ts', output: 'app.js', plugins: [], external: Object.keys(providedModules) },
  });

/**
 * Configuration of the host: its server bundle is the host server itself, with what it provides to remotes. `inBoth` are plugins of
 * both bundles.
 */
export const hostConfig = (plugins: Plugin[] = [], inBoth: Plugin[] = []) =>
  releaseConfig('host', {
    client: { main: 'src/main.tsx' },
    groups: hostGroups,
    plugins: [providedFileForBrowsers(), withoutNeverCalled(), ...inBoth, ...plugins],
    server: {
      input: 'server/main.ts',
      output: 'main.js',
      plugins: [ownEntries(hostEntries), namedImports(), providedEntries(), ...inBoth],
      external: [],
    },
  });
