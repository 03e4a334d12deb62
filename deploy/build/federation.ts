import type { ModuleFederationOptions } from '@module-federation/vite';

/** The only singletons: react, and one facade of `shared`. The host provides them; a remote carries no copy. */
export const singletons = ['react', 'react-dom', '@sahra/shared/facade'];
const shareAs = (extra: object) =>
  Object.fromEntries(
    singletons.map((name) => [name, { singleton: true, ...extra }]),
  ) as ModuleFederationOptions['shared'];

const common = {
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first',
  // Seconds without a parsed module before the analysis of shared imports gives up: a busy machine needs more than 10.
  moduleParseIdleTimeout: 60,
  // Remotes are registered by their entry module: no manifest is read at run time.
  disableSnapshot: true,
  // What could be switched off at run time is not carried.
  disableRemote: false,
  disableShared: false,
  dev: { remoteHmr: true, disableDynamicRemoteTypeHints: true },
} as const;

export const hostFederation = (): ModuleFederationOptions => ({
  ...common,
  name: 'host',
  filename: 'hostEntry.js',
  remotes: {},
  shared: shareAs({}),
  // Exactly one federation runtime in a page: the host's.
  experiments: { provideExternalRuntime: true },
});

export const remoteFederation = (name: string): ModuleFederationOptions => ({
  ...common,
  name,
  filename: 'remoteEntry.js',
  exposes: { './app': './src/app.ts' },
  shared: shareAs({ import: false }),
  experiments: { externalRuntime: true },
});
