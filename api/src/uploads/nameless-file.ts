import { randomUUID } from 'node:crypto';
import { openSync, unlinkSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const UNNAMED = '.upload';
/** Another process may be opening its own just now. */
const MOMENT_MS = 1_000;

/** Opens a file without a name, and returns its descriptor: the file is gone with the process, however that ends. */
export function openNameless(folder: string): number {
  const path = join(folder, randomUUID() + UNNAMED);
  // One right behind the other: a process that is killed in between leaves an empty file.
  const file = openSync(path, 'wx+');
  unlinkSync(path);
  return file;
}

/** Removes the empty files that killed processes have left before `now`. */
export async function removeUnnamed(folder: string, now = Date.now()): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(UNNAMED))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now - MOMENT_MS) await rm(path, { force: true });
  }
}

/** The folder in which uploads lie while they come in, without what killed processes have left in it. */
export async function openUploadFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'media');
  await mkdir(folder, { recursive: true });
  await removeUnnamed(folder);
  return folder;
}
