import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ByteRange, openFile, type OpenFile, unlessMissing } from '@sahra/shared/server/open-file';
import type { MediaStore, StoredFile } from './media-store.ts';

/** A folder, which several processes may share. */
export class FolderStore implements MediaStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const path = join(this.#folder, key);
    // Below the same prefix: what a process that was killed leaves is found with the files of that key.
    const unfinished = `${path}.${randomUUID()}.new`;
    await mkdir(dirname(path), { recursive: true });
    try {
      // On the disk before it has its name: a row may refer to it as soon as it has.
      await writeFile(unfinished, content, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  open(key: string, range?: ByteRange): Promise<OpenFile | undefined> {
    return openFile(join(this.#folder, key), range);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(join(this.#folder, key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const entries: Dirent[] = (await unlessMissing(readdir(join(this.#folder, parent), { withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      const key = parent + entry.name;
      if (!key.startsWith(prefix)) continue;
      if (entry.isDirectory()) yield* this.list(`${key}/`);
      const found = entry.isFile() ? await unlessMissing(stat(join(this.#folder, key))) : undefined;
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }
}
