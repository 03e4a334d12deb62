import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type RegistryFile } from '@sahra/shared/registry-file';

const fileIn = (dataDir: string) => path.join(dataDir, 'registry.json');

/** The registry as it is; undefined where there is none yet. */
export async function readRegistryFile(dataDir: string): Promise<RegistryFile | undefined> {
  try {
    return registrySchema.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the registry in one step: a reader sees the old one or the new one. */
export async function writeRegistryFile(dataDir: string, registry: RegistryFile): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
