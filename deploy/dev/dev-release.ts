import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@sahra/shared/federation/contract';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { pagesAndExtensionsOf, reactVersion } from '../build/write-manifest.ts';
import { folderOf } from '../build/targets.ts';
import { packageOf } from '../build/version.ts';

const none = { js: [], css: [] };
/** Nothing is known before of what these load. */
const noneOf = (names: readonly string[]) => Object.fromEntries(names.map((named) => [named, none]));

/**
 * Writes to the folder `dist` what the registry must know of a remote that is not built. No file has a hash, for all of them
 * may change.
 */
export async function writeDevRelease(name: string, dist: string): Promise<ReleaseManifest> {
  const folder = folderOf(name);
  const { pages, extensions } = await pagesAndExtensionsOf(name);
  const shown = [...pages, ...extensions];
  const namespaces = shown.flatMap(({ namespaces: named = [] }) =>
    named.flatMap((namespace) => languageCodes.map((code) => `${namespace}/${code}`)),
  );
  const release: ReleaseManifest = {
    schema: 1,
    name,
    version: `${packageOf(folder).version}-dev`,
    contract: CONTRACT_VERSION,
    react: reactVersion(),
    uses: {},
    offers: {},
    calls: [],
    types: {},
    entry: 'remoteEntry.js',
    pages,
    extensions,
    hints: { entry: none, pages: noneOf(shown.map(({ id }) => id)), messages: noneOf(namespaces) },
    files: {},
    server: {},
  };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify(release));
  return release;
}
