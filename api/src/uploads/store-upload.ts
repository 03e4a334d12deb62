import { pictureKinds, type PictureKind } from '@sahra/shared/pictures';
import { uploadRefusals, uploadUses, type UploadUse } from '@sahra/shared/form-rules/upload-rules';
import type { Database } from '../database/connect.ts';
import type { Cut } from '../media/crop-region.ts';
import type { EncodedUpload } from '../media/encode-upload.ts';
import type { PicturePool } from '../media/picture-pool.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import {
  addMedia,
  enforceQuota,
  findContents,
  lockContents,
  type MediaContents,
  type MediaRow,
} from './media-repository.ts';
import type { ReceivedUpload } from './receive-upload.ts';
import { contentHashOf, prefixOf } from './upload-files.ts';
import { pictureRefusal } from './upload-refusals.ts';

export interface UploadParts {
  database: Database;
  store: MediaStore;
  /** Where files lie while they come in. */
  folder: string;
  encoder: Pick<PicturePool, 'encode'>;
}

const refusals = Object.keys(uploadRefusals) as (keyof typeof uploadRefusals)[];

async function encode({ encoder }: UploadParts, file: number, kind: PictureKind, cut: Cut): Promise<EncodedUpload> {
  const encoded = await encoder.encode({ file, kind, crop: cut.crop, focus: cut.focus });
  if (typeof encoded !== 'string') return encoded;
  throw pictureRefusal(refusals.find((refusal) => uploadRefusals[refusal] === encoded) ?? 'broken');
}

function contentsOf(contentHash: string, kind: PictureKind, { files, color, focus }: EncodedUpload): MediaContents {
  const shape = pictureKinds[kind];
  const width = Math.max(...shape.widths);
  return {
    kind,
    contentHash,
    sources: files.map(({ name }) => name),
    bytes: files.reduce((total, { bytes }) => total + bytes.byteLength, 0),
    width,
    height: Math.round((shape.height / shape.width) * width),
    color,
    focusX: focus.x,
    focusY: focus.y,
  };
}

/** Those files of a picture that the store does not have. */
export async function missingFiles(store: MediaStore, { contentHash, sources }: MediaContents): Promise<Set<string>> {
  const prefix = prefixOf(contentHash);
  const missing = new Set(sources);
  for await (const { key } of store.list(prefix)) missing.delete(key.slice(prefix.length));
  return missing;
}

/**
 * Stores what somebody uploaded: first its files, then the row, and neither while somebody else does so with the same contents or
 * removes them. A process that ends in between leaves files without a row at most, which the next clean-up removes.
 *
 * @param owner whose it is; null: a guest’s, which counts against no member.
 */
export async function storeUpload(
  parts: UploadParts,
  owner: { ownerId: string | null; use: UploadUse },
  { file, hash, fields }: ReceivedUpload,
): Promise<MediaRow> {
  const { database, store } = parts;
  const { kind } = uploadUses[owner.use];
  const contentHash = contentHashOf(hash, kind, fields);
  const known = await findContents(database, contentHash);
  let encoded = known ? undefined : await encode(parts, file, kind, fields);
  return database.transaction(async (tx) => {
    const contents =
      known ?? contentsOf(contentHash, kind, encoded ?? (encoded = await encode(parts, file, kind, fields)));
    if (owner.ownerId !== null) await enforceQuota(tx, owner.ownerId, contents.bytes);
    await lockContents(tx, contentHash);
    const missing = await missingFiles(store, contents);
    if (missing.size > 0) {
      encoded ??= await encode(parts, file, kind, fields);
      for (const { name, type, bytes } of encoded.files)
        if (missing.has(name)) await store.put(prefixOf(contentHash) + name, bytes, type);
    }
    return addMedia(tx, { ...owner, alternative: fields.alternative }, contents);
  });
}
