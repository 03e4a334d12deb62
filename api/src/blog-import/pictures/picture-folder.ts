import { createHash } from 'node:crypto';
import { appendFile, createReadStream, ftruncate } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';

const [append, truncate] = [promisify(appendFile), promisify(ftruncate)];

/** Folders of WordPress and Ghost in which uploads lie: a copy of one has the same folders below it. */
const roots = ['/wp-content/uploads/', '/content/images/', '/content/media/'];

/** Where in a copied folder a picture may lie: below the folder of uploads, by its whole path, or by its name alone. */
function candidatesOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  let path: string;
  try {
    path = decodeURIComponent(new URL(address).pathname);
  } catch {
    return [];
  }
  const below = roots.flatMap((root) => (path.includes(root) ? [path.slice(path.indexOf(root) + root.length)] : []));
  return [...below, path, path.split('/').at(-1) ?? ''].filter((each) => each !== '' && !each.includes('\0'));
}

/** The file of a picture in a folder, never one outside of it; undefined where it has none. */
async function findFile(folder: string, address: string): Promise<string | undefined> {
  const root = await realpath(folder);
  for (const candidate of candidatesOf(address)) {
    // Links out of the folder too.
    const file = await realpath(join(root, candidate)).catch(() => undefined);
    if (file?.startsWith(root + sep) && (await stat(file)).isFile()) return file;
  }
  return undefined;
}

/** Copies a picture of the folder into an open file; returns the SHA-256 of its bytes, and undefined where the folder has none. */
export async function copyFromFolder(
  folder: string,
  address: string,
  file: number,
  maxBytes: number,
): Promise<string | undefined> {
  const found = await findFile(folder, address);
  if (found === undefined || (await stat(found)).size > maxBytes) return undefined;
  await truncate(file, 0);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(found) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    await append(file, chunk);
  }
  return hash.digest('hex');
}
