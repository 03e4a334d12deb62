import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { z } from 'zod';
import {
  releaseManifestSchema,
  semanticVersionSchema,
  type ReleaseManifest,
} from '@sahra/shared/federation/release-manifest';
import { modulesFile, modulesOf } from '@sahra/shared/federation/release-modules';
import { integrityOf } from '@sahra/shared/server/integrity';
import { isReservedName } from '../new-remote/name-error.ts';
import { ReleaseRefusal } from './registry-changes.ts';

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** `remote.json` of a build. Refuses where there is none, or none that can be understood. */
export async function readBuild(dist: string): Promise<ReleaseManifest> {
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new ReleaseRefusal(`${file} is missing: this is no complete build`);
  try {
    return releaseManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    throw new ReleaseRefusal(`${file} cannot be understood: ${reason}`);
  }
}

/** Refuses a remote whose name means something else, or whose version is none. */
export function checkIdentity({ name, version }: ReleaseManifest): void {
  if (isReservedName(name))
    throw new ReleaseRefusal(`"${name}" means something else here, and is no name for a remote`);
  const { error } = semanticVersionSchema.safeParse(version);
  if (error) throw new ReleaseRefusal(`the version "${version}" of ${name} ${error.issues[0]?.message}`);
}

type Described = ReleaseManifest['files'][string];

async function checkFile(folder: string, file: string, { integrity: wanted, bytes }: Described): Promise<void> {
  const target = path.join(folder, file);
  if (path.isAbsolute(file) || path.relative(folder, target) !== file || file.startsWith('..'))
    throw new ReleaseRefusal(`${file} is no name of a file of this build`);
  if (!existsSync(target)) throw new ReleaseRefusal(`${file} is named in remote.json and is missing`);
  const content = await readFile(target);
  if (integrityOf(content) !== wanted) throw new ReleaseRefusal(`${file} does not have the hash that remote.json says`);
  if (content.length !== bytes)
    throw new ReleaseRefusal(`${file} has ${content.length} bytes, and remote.json says ${bytes}`);
  for (const [ending, unpack] of Object.entries(unpackers)) {
    if (!existsSync(target + ending)) continue;
    const unpacked = await unpack(await readFile(target + ending)).catch(() => Buffer.alloc(0));
    if (integrityOf(unpacked) !== wanted) throw new ReleaseRefusal(`${file}${ending} does not hold what ${file} holds`);
  }
}

/** Refuses files of a folder that `remote.json` does not name. */
async function checkNames(folder: string, isNamed: (file: string) => boolean): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const found of entries.filter((candidate) => candidate.isFile())) {
    const file = path.relative(folder, path.join(found.parentPath, found.name));
    if (!isNamed(file)) throw new ReleaseRefusal(`${file} is not named in remote.json`);
  }
}

/** Refuses a server bundle of which a file is not what `remote.json` says. */
export async function checkServerFiles(dist: string, { server }: ReleaseManifest): Promise<void> {
  for (const [file, described] of Object.entries(server)) await checkFile(dist, `server/${file}`, described);
  await checkNames(path.join(dist, 'server'), (file) => Object.hasOwn(server, file));
}

/** Refuses a build that tells browsers something else of its modules than `remote.json` says; releases of before do not tell them. */
async function checkModules(client: string, manifest: ReleaseManifest): Promise<void> {
  if (!manifest.files[modulesFile]) return;
  const text = await readFile(path.join(client, modulesFile), 'utf8');
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    told = undefined;
  }
  if (!isDeepStrictEqual(told, modulesOf(manifest)))
    throw new ReleaseRefusal(`${modulesFile} does not say of the modules what remote.json says`);
}

/** Refuses a build that is not complete, or of which a file is not what `remote.json` says. */
export async function checkFiles(dist: string, manifest: ReleaseManifest): Promise<void> {
  const client = path.join(dist, 'client');
  for (const found of await readdir(dist, { recursive: true, withFileTypes: true }))
    if (!found.isFile() && !found.isDirectory())
      throw new ReleaseRefusal(
        `${path.relative(dist, path.join(found.parentPath, found.name))} is neither a file nor a folder`,
      );
  const serverEntry = manifest.name === 'host' ? 'main.js' : 'app.js';
  if (!manifest.server[serverEntry]) throw new ReleaseRefusal(`server/${serverEntry} is not named in remote.json`);
  const { entry, pages, messages } = manifest.hints;
  const announced = [entry, ...Object.values(pages), ...Object.values(messages)].flatMap(({ js, css }) => [
    ...js,
    ...css,
  ]);
  for (const file of [manifest.entry, ...announced])
    if (!manifest.files[file])
      throw new ReleaseRefusal(`${file} is announced to browsers, but remote.json does not say its hash`);
  for (const page of manifest.pages)
    if (!manifest.hints.pages[page.id]) throw new ReleaseRefusal(`remote.json does not say what page ${page.id} needs`);
  for (const [file, described] of Object.entries(manifest.files)) await checkFile(client, file, described);
  await checkNames(client, (file) => Object.hasOwn(manifest.files, file.replace(/\.(br|gz)$/, '')));
  await checkModules(client, manifest);
  await checkServerFiles(dist, manifest);
}
