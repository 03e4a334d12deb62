import type { ReleaseManifest } from '../federation/release-manifest.ts';

/** What `remote.json` says of a release of which a test needs little; every host that is made so fits every remote. */
export const makeRelease = (
  name: string,
  version: string,
  changed: Partial<ReleaseManifest> = {},
): ReleaseManifest => ({
  schema: 1,
  name,
  version,
  contract: '1.0.0',
  react: '19.0.0',
  uses: {},
  offers: {},
  calls: [],
  types: {},
  entry: 'remoteEntry.js',
  pages: [],
  extensions: [],
  hints: { entry: { js: [], css: [] }, pages: {}, messages: {} },
  files: {},
  server: {},
  ...changed,
});
