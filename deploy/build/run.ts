import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@sahra/shared/federation/contract';
import { MODULES_FORM, modulesFile } from '@sahra/shared/federation/release-modules';
import { build, type BuildOptions, type Rolldown } from 'vite';
import { apiCalls } from './api-calls.ts';
import { acceptedTypes, builtTypes } from './facade-types/release-types.ts';
import { offeredNames, usedNames } from './provided-names.ts';
import { nameAfterBytes } from './release-version.ts';
import { folderOf, remoteNames } from './targets.ts';
import { packageOf, root, sourceHash } from './version.ts';
import { pagesAndExtensionsOf, reactVersion, writeManifest } from './write-manifest.ts';

/** Bundles a package as its configuration says; what is in `options` goes before it. */
async function run(folder: string, options: BuildOptions): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    root: path.join(root, folder),
    configFile: path.join(root, folder, 'vite.config.ts'),
    logLevel: 'warn',
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    build: options,
  });
  if (!('output' in output)) throw new Error(`${folder} was to be built once, to one output`);
  return output;
}

/**
 * Makes the folder `dist` of a package by `build`, unless it was made of the same sources. It is put there when it is whole:
 * a build that fails leaves the one before, and who reads there meanwhile finds no half.
 */
async function unlessBuilt(folder: string, dist: string, sources: string[], build: (next: string) => Promise<unknown>) {
  const target = path.join(root, folder, dist);
  const cache = path.join(root, folder, '.cache');
  const stamp = path.join(cache, `${path.basename(dist)}.sources`);
  const mark = sourceHash(sources);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return;
  const started = performance.now();
  const [next, old] = [path.join(cache, `next-${process.pid}`), path.join(cache, `old-${process.pid}`)];
  try {
    await build(next);
    if (existsSync(target)) renameSync(target, old);
    renameSync(next, target);
    writeFileSync(stamp, mark);
  } finally {
    for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
  }
  console.log(`built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds both bundles of a release to `dist`, a folder below its sources. */
export async function buildRelease(name: string, dist = 'dist'): Promise<void> {
  const folder = folderOf(name);
  await unlessBuilt(folder, dist, [folder, 'shared', 'deploy/build'], async (next) => {
    const browserBundle = await run(folder, { outDir: path.join(next, 'client') });
    const isHost = name === 'host';
    const server = { outDir: path.join(next, 'server'), ssr: isHost ? 'server/main.ts' : 'src/app.ts' };
    const bundle = await run(folder, server);
    const names = isHost
      ? { uses: {}, offers: offeredNames(bundle) }
      : { uses: usedNames(bundle, browserBundle), offers: {} };
    const types = isHost ? await acceptedTypes() : await builtTypes(names.uses);
    const builtAgainst = { contract: CONTRACT_VERSION, react: reactVersion(), types };
    const parts = await pagesAndExtensionsOf(name);
    const said = { ...builtAgainst, ...parts, files: [modulesFile], modulesForm: MODULES_FORM };
    const version = nameAfterBytes(next, packageOf(folder).version, said);
    await writeManifest(next, { name, version, ...builtAgainst, ...names, ...parts, calls: apiCalls(bundle) });
  });
}

const buildPlain = (folder: string, { sources, entry }: PlainPackage) =>
  unlessBuilt(folder, 'dist', sources, (outDir) => run(folder, { outDir, ssr: entry }));

interface PlainPackage {
  sources: string[];
  entry: string;
}

/** What the packages that are no releases are built from. */
const plain: Readonly<Record<string, PlainPackage>> = {
  api: { sources: ['api', 'shared', 'deploy/build'], entry: 'src/main.ts' },
  demo: { sources: ['demo/src', 'demo/vite.config.ts', 'shared', 'deploy/build'], entry: 'src/demo.ts' },
};

/** Builds what changed of `names` (`api`, `demo`, `host`, a remote), everything by default. */
export async function buildAll(names: string[] = [...Object.keys(plain), 'host', ...remoteNames]): Promise<void> {
  const unknown = names.filter((name) => ![...Object.keys(plain), 'host', ...remoteNames].includes(name));
  if (unknown.length) throw new Error(`Nothing to build is called ${unknown.join(', ')}`);
  for (const [name, of] of Object.entries(plain)) if (names.includes(name)) await buildPlain(name, of);
  for (const name of names) if (!(name in plain)) await buildRelease(name);
}

if (process.argv[1] === import.meta.filename)
  await buildAll(process.argv.length > 2 ? process.argv.slice(2) : undefined);
