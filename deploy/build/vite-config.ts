import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { facadeOfParts, oneFacade } from './facade-of-parts.ts';
import { hostFederation, remoteFederation } from './federation.ts';
import { refreshHook } from './refresh-hook.ts';
import { baseOf, folderOf } from './targets.ts';
import { releaseVersion } from './version.ts';

/** Modules that the host's process provides to every server bundle. */
export const providedByHost = [/^(react|react-dom|react-router-dom)($|\/)/, '@sahra/shared/facade'];
/** What its own bundle imports as well: the same build of shared, so that the two have one copy of what they share. */
const hostRuntime = '@sahra/shared/host-runtime';

const glue = '@module-federation|preload-helper|rolldown.runtime';
const libraries = 'react-router|i18next|zustand|cookie|void-elements|html-parse-stringify';

interface Group {
  name: string;
  test: RegExp;
}

interface Entries {
  client: string;
  /** Modules that are always needed together: one file in place of several small ones. */
  groups: Group[];
  server: { input: string; output: string };
  /** Of the browser's half alone. */
  plugins?: Plugin[];
}

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
function releaseConfig(name: string, entries: Entries, options: () => ModuleFederationOptions, server: UserConfig) {
  return defineConfig(({ isSsrBuild, mode }): UserConfig => {
    const base = baseOf(name, process.env.SAHRA_VERSION ?? releaseVersion(folderOf(name)));
    // Bootstrap 5.3 is written in the older Sass; its own warnings are not ours to mend.
    const css: NonNullable<UserConfig['css']> = {
      preprocessorOptions: {
        scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
      },
    };
    if (!isSsrBuild)
      return {
        base,
        css,
        define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
        // A stand-in for what every React that we run on has.
        resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
        // `react/jsx-runtime` in both modes: a host built for development then has what remotes built for visitors ask of it.
        oxc: { jsx: { development: false } },
        plugins: [
          react(),
          refreshHook(),
          facadeOfParts(entries.client),
          federation(options()),
          ...(entries.plugins ?? []),
        ],
        build: {
          target: 'esnext',
          manifest: true,
          assetsInlineLimit: 1024,
          modulePreload: { polyfill: false },
          minify: mode === 'development' ? false : 'oxc',
          rolldownOptions: {
            input: entries.client,
            checks: { bundlerTimings: false },
            output: { codeSplitting: { groups: entries.groups } },
          },
        },
      };
    return {
      ...server,
      base,
      css,
      plugins: [react(), ...(server.plugins ?? [])],
      build: {
        ssr: entries.server.input,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          ...server.build?.rolldownOptions,
          output: { entryFileNames: entries.server.output, chunkFileNames: '[name]-[hash].js' },
        },
      },
    };
  });
}

const hostGroups = [
  {
    name: 'libraries',
    test: new RegExp(
      `${glue}|node_modules/(${libraries})|/shared/src/(?!messages/|parts/|forms/(?!text-of)|form-rules/|guest-list/|normalize)`,
    ),
  },
];
const remoteGroups = [
  { name: 'start', test: new RegExp(`${glue}|__loadShare__`) },
  { name: 'ui', test: /\/src\/ui\/(?!forms\/)/ },
  // With Conform and zod: pages without a form do not load them.
  { name: 'forms', test: /\/src\/ui\/forms\/|node_modules\/(@conform-to|zod)\// },
];

/** Configuration of a remote: everything but react and the facade is inside its server bundle. */
export const remoteConfig = (name: string) =>
  releaseConfig(
    name,
    {
      client: 'src/app.ts',
      groups: remoteGroups,
      server: { input: 'src/app.ts', output: 'app.js' },
      plugins: [oneFacade()],
    },
    () => remoteFederation(name),
    { ssr: { noExternal: true }, build: { rolldownOptions: { external: providedByHost } } },
  );

/** Configuration of the host: its server bundle is the host server itself, npm packages stay outside. */
export const hostConfig = (plugins: Plugin[] = []) =>
  releaseConfig(
    'host',
    { client: 'src/main.tsx', groups: hostGroups, server: { input: 'server/main.ts', output: 'main.js' }, plugins },
    hostFederation,
    {
      plugins: [
        ownEntries({
          'render-worker': 'server/rendering/processes/render-worker.ts',
          'resolve-hooks': 'server/rendering/processes/resolve-hooks.ts',
          information: 'src/pages/information/app.ts',
        }),
      ],
      ssr: { noExternal: [/^@sahra\/shared\/(?!(facade|host-runtime)$)/] },
      build: { rolldownOptions: { external: [...providedByHost, hostRuntime] } },
    },
  );
