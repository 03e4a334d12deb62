import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderStore } from '../media-store/folder-store.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { deleteOldPictures } from './picture-revision.ts';

it('Pictures of an earlier state are deleted after a day; those of today stay, and so does what is uploaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sahra-old-pictures-'));
  const store = new FolderStore(folder);
  const old = ['art/aaaaaaaa/poster/mona-96.avif', 'share/aaaaaaaa/7-ar-0123abcd.jpg'];
  const kept = ['art/bbbbbbbb/poster/mona-96.avif', 'share/bbbbbbbb/7-ar-0123abcd.jpg', 'uploads/ab/cd-96.avif'];
  const keys = [...old, ...kept].sort();
  for (const key of keys) await store.put(key, new Uint8Array([1]));
  const left = async () => {
    const found = [];
    for await (const { key } of store.list('')) found.push(key);
    return found.sort();
  };
  await deleteOldPictures(store, 'bbbbbbbb');
  expect(await left()).toEqual(keys);
  await deleteOldPictures(store, 'bbbbbbbb', Date.now() + 2 * dayMs);
  expect(await left()).toEqual(kept);
  rmSync(folder, { recursive: true });
});
