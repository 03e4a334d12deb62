import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Eight letters that name what the files of a folder are; other files, or other names, have others. */
export async function folderRevision(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort())
    hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

/** The same of a single file, by its bytes. */
export const fileRevision = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8);
