import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Answers when what was opened is on the disk, and will be there after a power failure. */
async function sync(file: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Answers when a file is on the disk: a name that is given to it later must not survive a power failure without its contents. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Answers when the names in a folder are on the disk. Windows cannot open folders, and does not need it. */
export async function syncNames(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** Answers when everything in a folder is on the disk. */
export async function syncContents(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.map((entry) => ({ entry, place: path.join(entry.parentPath, entry.name) }));
  await Promise.all(places.filter(({ entry }) => entry.isFile()).map(({ place }) => sync(place, 'r+')));
  for (const { entry, place } of places) if (entry.isDirectory()) await syncNames(place);
  await syncNames(folder);
}
