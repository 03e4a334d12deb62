import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';
import { folderStore } from './folder-store.ts';
import { switchRemote } from './registry-changes.ts';
import { temporaryFolder, writeBuild } from './testing/build.ts';

/** Node runs the sources as they are, which takes a third of the time that tsx does. */
const node = ['--disable-warning=ExperimentalWarning'];
let compiled: string;
beforeAll(async () => {
  compiled = await mkdtemp(path.join(tmpdir(), 'sahra-compiled-'));
});
afterAll(() => rm(compiled, { recursive: true }));

const program = path.join(import.meta.dirname, 'testing/publish-process.ts');

interface End {
  code: number | null;
  signal: string | null;
  said: string;
}

async function run(command: string, args: readonly string[]): Promise<End> {
  // They compile the same modules again and again.
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said = text(child.stderr);
  const [code, signal] = await new Promise<[End['code'], End['signal']]>((resolve) =>
    child.once('exit', (...end) => resolve(end)),
  );
  return { code, signal, said: await said };
}

/** Publishes in a process of its own. */
const publishIn = (folder: string, dist: string, ...step: number[]) =>
  run(process.execPath, [...node, program, folder, dist, ...step.map(String)]);

/** What visitors get of a site; each release that is stored is whole, and so is each that the registry points to. */
async function published(folder: string) {
  const warnings: string[] = [];
  const store = folderStore(folder, { warn: (message) => warnings.push(message) });
  const registry = await store.readRegistry();
  if (!registry) throw new Error('there is no registry');
  for (const [name, { version }] of Object.entries(registry.remotes)) {
    const stored = (await store.list(name)).map((release) => release.version);
    expect(stored).toContain(version);
    for (const each of stored) {
      const manifest = await store.readManifest(name, each);
      if (!manifest) throw new Error(`${name} ${each} is half stored`);
      await checkFiles(path.join(folder, 'releases', name, each), manifest);
    }
  }
  expect(warnings).toEqual([]);
  return registry;
}

it('A publication that is killed at any step is whole or not there, and stops nobody', async () => {
  const [first, second] = await Promise.all([writeBuild('shop', '1.0.0'), writeBuild('shop', '2.0.0')]);
  const before = await temporaryFolder();
  expect(await publishIn(before, first.dist)).toEqual({ code: 0, signal: null, said: '' });
  const versions: (string | undefined)[] = [];
  for (let isKilled = true; isKilled;) {
    const folder = await temporaryFolder();
    await cp(before, folder, { recursive: true });
    isKilled = (await publishIn(folder, second.dist, versions.length)).signal === 'SIGKILL';
    versions.push((await published(folder)).remotes.shop?.version);
    // The next command finds nothing in the way.
    const store = folderStore(folder);
    await store.add(second.dist, second.manifest);
    await store.change((registry) => switchRemote(registry, 'shop', true, new Date()));
    expect((await readdir(folder)).sort()).toEqual(['registry.json', 'registry.last-good.json', 'releases']);
    expect((await readdir(path.join(folder, 'releases/shop'))).sort()).toEqual(['1.0.0', '2.0.0']);
    const files = ['registry.json', 'registry.last-good.json'].map((file) => readFile(path.join(folder, file), 'utf8'));
    expect(new Set(await Promise.all(files)).size).toBe(1);
  }
  // Each step before the registry takes its place leaves the old version, each one after it the new one.
  expect(versions.length).toBeGreaterThan(12);
  expect(versions).toEqual([...versions].sort());
  expect(new Set(versions)).toEqual(new Set(['1.0.0', '2.0.0']));
});

it('Of processes that publish at the same moment each gets its turn', async () => {
  const folder = await temporaryFolder();
  const builds = await Promise.all(['shop', 'blog', 'account'].map((name) => writeBuild(name, '1.0.0')));
  const ends = await Promise.all([...builds, ...builds].map(({ dist }) => publishIn(folder, dist)));
  expect(ends).toEqual(ends.map(() => ({ code: 0, signal: null, said: '' })));
  const { remotes, history } = await published(folder);
  expect(Object.keys(remotes).sort()).toEqual(['account', 'blog', 'shop']);
  expect(history.map(({ revision }) => revision)).toEqual([2, 3, 4]);
});

/** Copies a site to a small disk of its own, publishes there, and copies what is there then back. */
const onSmallDisk = `
mount -t tmpfs -o size="$1" none "$2" && cp -r "$3/." "$2" || exit 99
"$4" "$5" "$2" "$6"; code=$?
cp -r "$2/." "$7"; exit $code`;
/** Where no disk can be mounted: no file of more than 512 bytes, which is refused as a full disk is. */
const withSmallFiles = `cp -r "$3/." "$7"; ulimit -f 1; exec "$4" "$5" "$7" "$6"`;

it('On a full disk a publication is refused with the reason, and visitors keep what they have', async () => {
  const [first, second] = await Promise.all([writeBuild('shop', '1.0.0'), writeBuild('shop', '2.0.0')]);
  const before = await temporaryFolder();
  await publishIn(before, first.dist);
  const kept = await published(before);
  const mount = ['--map-root-user', '--mount', 'sh', '-c'];
  const canMount = (await run('unshare', [...mount, 'mount -t tmpfs none "$0"', before])).code === 0;
  if (!canMount) console.log('No disk of its own can be mounted here: the size of files is limited instead');
  const refusals: string[] = [];
  // A little more room each time: for a part of the release, for all of it, for a part of the registry, for everything.
  for (let kilobytes = 68, isRefused = true; isRefused; kilobytes += 4) {
    const [disk, after] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    const args = [`${kilobytes}k`, disk, before, process.execPath, program, second.dist, after];
    const { code, said } = canMount
      ? await run('unshare', [...mount, onSmallDisk, 'sh', ...args])
      : await run('sh', ['-c', withSmallFiles, 'sh', ...args]);
    isRefused = code === 1;
    if (isRefused) refusals.push(said.replaceAll(disk, 'DISK'));
    expect(await published(after)).toEqual(isRefused ? kept : expect.objectContaining({ revision: kept.revision + 1 }));
    expect((await readdir(after)).sort()).toEqual(['registry.json', 'registry.last-good.json', 'releases']);
    if (!canMount) break;
  }
  for (const refusal of refusals) expect(refusal).toMatch(/the disk is full|larger than this process may write/);
  if (canMount) {
    expect(refusals.join()).toContain('DISK/releases/shop/2.0.0: the disk is full');
    expect(refusals.join()).toContain('DISK: the disk is full');
  }
});
