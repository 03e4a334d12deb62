import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'vite';
import { folderOf, remoteNames } from './targets.ts';
import { releaseVersion, root, sourceHash } from './version.ts';
import { writeManifest } from './write-manifest.ts';

/** Bundles a package as its configuration says; what is in `options` goes before it. */
const run = (folder: string, options: BuildOptions) =>
  build({
    root: path.join(root, folder),
    configFile: path.join(root, folder, 'vite.config.ts'),
    logLevel: 'warn',
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    build: options,
  });

/** Runs `work` unless `stamp` already holds `mark`: what did not change is not built again. */
async function unlessBuilt(label: string, stamp: string, mark: string, work: () => Promise<void>): Promise<void> {
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8').includes(mark);
  if (isBuilt) return;
  const started = performance.now();
  await work();
  console.log(`built ${label} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds both bundles of a release to `dist`, a folder below its sources. */
export async function buildRelease(name: string, dist = 'dist'): Promise<void> {
  const folder = folderOf(name);
  const version = releaseVersion(folder);
  const target = path.join(root, folder, dist);
  await unlessBuilt(folder, path.join(target, 'remote.json'), `"version": "${version}"`, async () => {
    rmSync(target, { recursive: true, force: true });
    process.env.SAHRA_VERSION = version;
    // On a busy machine the federation plugin may take the graph for complete while modules are still being parsed, and
    // drop exports that they use: the build then fails, and a second one finds the files in the cache.
    const client = { outDir: path.join(dist, 'client') };
    await run(folder, client).catch(() => run(folder, client));
    await run(folder, { outDir: path.join(dist, 'server'), ssr: name === 'host' ? 'server/main.ts' : 'src/app.ts' });
    delete process.env.SAHRA_VERSION;
    await writeManifest(name, version, target);
  });
}

async function buildPlain(folder: string, sources: string[], options: BuildOptions = {}): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  const stamp = path.join(root, folder, 'dist/.source-hash');
  const mark = sourceHash(sources);
  await unlessBuilt(folder, stamp, mark, async () => {
    rmSync(path.join(root, folder, 'dist'), { recursive: true, force: true });
    await run(folder, options);
    await writeFile(stamp, mark);
  });
}

/** What the packages that are no releases are built from. */
const plain: Readonly<Record<string, { sources: string[]; entry: string }>> = {
  api: { sources: ['api', 'shared', 'deploy/build'], entry: 'src/main.ts' },
  demo: { sources: ['demo/src', 'demo/vite.config.ts', 'shared', 'deploy/build'], entry: 'src/demo.ts' },
};

/** Builds what changed of `names` (`shared`, `api`, `demo`, `host`, a remote), everything by default. */
export async function buildAll(names: string[] = [...Object.keys(plain), 'host', ...remoteNames]): Promise<void> {
  const unknown = names.filter((name) => !['shared', ...Object.keys(plain), 'host', ...remoteNames].includes(name));
  if (unknown.length) throw new Error(`Nothing to build is called ${unknown.join(', ')}`);
  await buildPlain('shared', ['shared', 'deploy/build']);
  for (const [name, { sources, entry }] of Object.entries(plain))
    if (names.includes(name)) await buildPlain(name, sources, { ssr: entry });
  for (const name of names) if (name !== 'shared' && !(name in plain)) await buildRelease(name);
}

if (process.argv[1] === import.meta.filename)
  await buildAll(process.argv.length > 2 ? process.argv.slice(2) : undefined);
