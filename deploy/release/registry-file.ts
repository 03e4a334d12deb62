import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type RegistryFile } from '@sahra/shared/federation/registry-file';

const fileIn = (dataDir: string) => path.join(dataDir, 'registry.json');
/** The same as `registry.json` was when it was last written whole; in force where that one is damaged. */
const lastGoodIn = (dataDir: string) => path.join(dataDir, 'registry.last-good.json');

const parse = async (file: string) => registrySchema.parse(JSON.parse(await readFile(file, 'utf8')));

/** The registry as it is, or the last good one where it is damaged; undefined where there is none yet. */
export async function readRegistryFile(dataDir: string): Promise<RegistryFile | undefined> {
  try {
    return await parse(fileIn(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return await parse(lastGoodIn(dataDir)).catch(() => {
      throw error;
    });
  }
}

/** Replaces the registry in one step: a reader sees the old one or the new one. Throws, and changes nothing, where it could not be read again. */
export async function writeRegistryFile(dataDir: string, registry: RegistryFile): Promise<void> {
  const file = fileIn(dataDir);
  const text = `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, text);
  await parse(`${file}.new`);
  await copyFile(`${file}.new`, lastGoodIn(dataDir));
  await rename(`${file}.new`, file);
}
