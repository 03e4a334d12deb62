import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { modulesFile, modulesOf } from '@sahra/shared/federation/release-modules';
import { integrityOf } from '@sahra/shared/server/integrity';
import { compressFolder } from '../../deploy/build/compress.ts';
import { distOf } from '../../deploy/release/publish-builds.ts';

export const manifestOf = async (dist: string): Promise<ReleaseManifest> =>
  releaseManifestSchema.parse(JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8')));

/** What a rewritten build has of its own. */
export interface BuildChange {
  /** Texts that are put in the place of others, in both bundles. */
  texts?: Readonly<Record<string, string>>;
  /** What the browser runs before a module of it. */
  first?: { file: RegExp; code: string };
  /** What `remote.json` says otherwise. */
  manifest?: Partial<ReleaseManifest>;
  /** Source of `server/app.js`; the real bundle is `./real.js` then. */
  serverModule?: string;
  /** The same of the module that browsers begin with. */
  clientModule?: string;
  /** Done last: the manifest is not written again after it. */
  damage?: (dist: string) => Promise<unknown>;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const compressed = /\.(br|gz)$/;

/** What `remote.json` says of the files in a folder. */
export async function describeFiles(folder: string): Promise<ReleaseManifest['files']> {
  const files = (await filesIn(folder)).filter((file) => !compressed.test(file));
  const described = files.map(async (file) => {
    const content = await readFile(file);
    return [path.relative(folder, file), { integrity: integrityOf(content), bytes: content.length }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

async function replaceTexts(dist: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const file of (await filesIn(dist)).filter((name) => /\.(js|css|json)$/.test(name))) {
    const before = await readFile(file, 'utf8');
    let source = before;
    for (const [text, other] of Object.entries(texts)) source = source.replaceAll(text, other);
    if (source !== before) await writeFile(file, source);
  }
}

/** Compresses what is not as it was built. */
async function compressChanged(client: string, builtClient: string): Promise<void> {
  const changed = new Set<string>();
  for (const file of (await filesIn(client)).filter((name) => !compressed.test(name))) {
    const built = path.join(builtClient, path.relative(client, file));
    if (!existsSync(built) || !(await readFile(file)).equals(await readFile(built))) changed.add(file);
  }
  await compressFolder(client, (file) => changed.has(file));
}

async function writeManifest(dist: string, built: string, changed: Partial<ReleaseManifest>): Promise<void> {
  const client = path.join(dist, 'client');
  const manifest = await manifestOf(dist);
  const modules = modulesOf({ ...manifest, ...changed, files: await describeFiles(client) });
  await writeFile(path.join(client, modulesFile), JSON.stringify(modules));
  const described = { files: await describeFiles(client), server: await describeFiles(path.join(dist, 'server')) };
  await compressChanged(client, path.join(built, 'client'));
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify({ ...manifest, ...described, ...changed }));
}

/** Another version of a remote, made of its build as a build of changed sources would be. */
export async function makeBuild(
  name: string,
  suffix: string,
  { texts = {}, first, manifest = {}, serverModule, clientModule, damage }: BuildChange = {},
): Promise<{ dist: string; version: string }> {
  const { version: built } = await manifestOf(distOf(name));
  const version = `${built}-${suffix}`;
  const dist = await mkdtemp(path.join(tmpdir(), 'sahra-build-'));
  await cp(distOf(name), dist, { recursive: true });
  // A release is built for the address that it is served at.
  await replaceTexts(dist, { [built]: version, ...texts });
  if (first) {
    const client = path.join(dist, 'client');
    const file = (await filesIn(client)).find((name) => first.file.test(path.relative(client, name)));
    if (!file) throw new Error(`${first.file} is no file of ${name}`);
    await writeFile(file, `${first.code}\n${await readFile(file, 'utf8')}`);
  }
  if (serverModule) {
    await cp(path.join(dist, 'server/app.js'), path.join(dist, 'server/real.js'));
    await writeFile(path.join(dist, 'server/app.js'), serverModule);
  }
  if (clientModule) {
    const assets = path.join(dist, 'client/assets');
    await cp(path.join(assets, 'app.js'), path.join(assets, 'real.js'));
    await writeFile(path.join(assets, 'app.js'), clientModule);
  }
  await writeManifest(dist, distOf(name), manifest);
  await damage?.(dist);
  return { dist, version };
}

/** Hash of everything below a folder; empty where there is none. */
export async function hashOf(folder: string): Promise<string> {
  if (!existsSync(folder)) return '';
  const hash = createHash('sha256');
  for (const file of (await filesIn(folder)).sort())
    hash.update(path.relative(folder, file)).update(await readFile(file));
  return hash.digest('hex');
}
