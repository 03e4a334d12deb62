import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { publish } from '../../deploy/release/registry-changes.ts';
import { describeFiles, manifestOf } from './builds.ts';

async function folderOf(dataDir: string, name: string) {
  const version = (await folderStore(dataDir).readRegistry())?.remotes[name]?.version;
  if (!version) throw new Error(`${name} is not published`);
  return { version, folder: path.join(dataDir, 'releases', name, version) };
}

/** Takes the files of a remote out of the browsers' reach; the result puts them back. */
export async function hideClientFiles(dataDir: string, name: string): Promise<() => Promise<void>> {
  const { folder } = await folderOf(dataDir, name);
  await rename(path.join(folder, 'client'), path.join(folder, 'client.away'));
  return () => rename(path.join(folder, 'client.away'), path.join(folder, 'client'));
}

/** Points the registry to a version of a remote. */
const point = (dataDir: string, name: string, version: string) =>
  folderStore(dataDir).change((registry) => publish(registry, name, version, new Date()));

/** How a release can be broken: its `remote.json`, or a server bundle that stands before the real one. */
export interface Fault {
  remote?: Record<string, unknown>;
  /** Source of `server/app.js`; the real bundle is `./real/app.js`. */
  serverModule?: string;
}

/** Publishes a broken version beside the good one and points the registry to it; the result points it back. */
export async function publishBroken(
  dataDir: string,
  name: string,
  suffix: string,
  { remote, serverModule }: Fault,
): Promise<() => Promise<unknown>> {
  const { version, folder } = await folderOf(dataDir, name);
  const broken = `${version}-${suffix}`;
  const target = path.join(dataDir, 'releases', name, broken);
  await cp(folder, target, { recursive: true });
  const server = path.join(target, 'server');
  if (serverModule) {
    const files = await readdir(server);
    await mkdir(path.join(server, 'real'));
    for (const file of files) await rename(path.join(server, file), path.join(server, 'real', file));
    await writeFile(path.join(server, 'app.js'), serverModule);
  }
  const { extensions, ...rest } = await manifestOf(target);
  const manifest = {
    ...rest,
    // What a test puts in its place may read any parameter.
    extensions: serverModule ? extensions.map(({ parameters: _, ...extension }) => extension) : extensions,
    ...remote,
    version: broken,
    server: await describeFiles(server),
  };
  await writeFile(path.join(target, 'remote.json'), JSON.stringify(manifest));
  await point(dataDir, name, broken);
  return () => point(dataDir, name, version);
}
