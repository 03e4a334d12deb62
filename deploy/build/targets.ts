import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './version.ts';

/** Names of the remotes: every folder `remote-<name>` is one, so that a new remote is found without a list. */
export const remoteNames = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(path.join(root, name, 'package.json')))
  .map((name) => name.slice('remote-'.length))
  .sort();

/** Folder of a release's sources. */
export const folderOf = (name: string) => (name === 'host' ? 'host' : `remote-${name}`);

/** Builds for development lie beside those for visitors, which a test or a start may be using. */
export const developmentDist = '.cache/development';

/** Address below which a release's files are served; part of both of its builds. */
export const baseOf = (name: string, version: string) => `/mf/${name}/${version}/`;
