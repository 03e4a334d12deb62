import { createHash } from 'node:crypto';
import { pictureKinds } from '@sahra/shared/pictures';
import { isEncodedPicture } from '../../media/check-encoded.ts';
import { addMedia, lockContents } from '../../uploads/media-repository.ts';
import { missingFiles, type UploadParts } from '../../uploads/store-upload.ts';
import { prefixOf } from '../../uploads/upload-files.ts';
import type { LineOf } from '../../blog-export/export-lines.ts';

/** Where its files lie: a name that no upload has, so that a forged file stands for none. */
const contentHashOf = (digest: string): string =>
  createHash('sha256').update(`exported picture ${digest}`).digest('hex').slice(0, 40);

/** Stores a picture of an export as it is, its files byte for byte; returns its id, and undefined for what is no picture of ours. */
export async function storePicture(
  { database, store }: UploadParts,
  { digest, kind, color, focus: [focusX, focusY], alternative, files }: LineOf<'picture'>,
): Promise<number | undefined> {
  const decoded = new Map(Object.entries(files).map(([name, data]) => [name, Buffer.from(data, 'base64')] as const));
  if (!(await isEncodedPicture(kind, decoded))) return undefined;
  const shape = pictureKinds[kind];
  const width = Math.max(...shape.widths);
  const contents = {
    ...{ kind, contentHash: contentHashOf(digest), sources: [...decoded.keys()], color, focusX, focusY, width },
    bytes: [...decoded.values()].reduce((total, { length }) => total + length, 0),
    height: Math.round((shape.height / shape.width) * width),
  };
  return database.transaction(async (tx) => {
    await lockContents(tx, contents.contentHash);
    const missing = await missingFiles(store, contents);
    for (const [name, bytes] of decoded)
      if (missing.has(name))
        await store.put(prefixOf(contents.contentHash) + name, bytes, `image/${name.split('.')[1]}`);
    return (await addMedia(tx, { ownerId: null, use: 'post', alternative }, contents)).id;
  });
}
