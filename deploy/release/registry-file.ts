import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { registrySchema, type RegistryFile } from '@sahra/shared/federation/registry-file';
import { registryFiles } from '@sahra/shared/server/read-registry';
import { syncNames, writeDurably } from './durable.ts';

/**
 * Replaces the registry and its last good copy. A reader gets the old one or the new one, whole. Both are written beside the present
 * ones first, so that a full disk changes nothing; then the registry takes its place before its copy does, so that a process killed
 * between the two leaves the new one in force, and the one before as its copy. Throws, and changes nothing, where it could not be read again.
 */
export async function writeRegistryFile(dataDir: string, registry: RegistryFile): Promise<void> {
  const text = `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`;
  const { current, lastGood } = registryFiles(dataDir);
  const replaced = [current, lastGood].map((file) => ({ file, next: `${file}.new` }));
  await mkdir(dataDir, { recursive: true });
  try {
    for (const { next } of replaced) {
      await writeDurably(next, text);
      registrySchema.parse(JSON.parse(await readFile(next, 'utf8')));
    }
    for (const { file, next } of replaced) await rename(next, file);
  } catch (error) {
    for (const { next } of replaced) await rm(next, { force: true }).catch(() => {});
    throw error;
  }
  // What is reported as published is so after a power failure too.
  await syncNames(dataDir);
}
