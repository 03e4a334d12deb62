import { createHash } from 'node:crypto';
import { pictureFormats, pictureKinds, type PictureKind } from '@sahra/shared/pictures';
import type { Cut } from '../media/crop-region.ts';

/** Before all keys of uploads. */
export const UPLOADS = 'uploads/';
/** Changes when the same file is to become other pictures than before. */
const ENCODING = 1;

/** The name of what a file becomes: of the same file, cut in the same way, it is the same, no matter who uploads it. */
export const contentHashOf = (fileHash: string, kind: PictureKind, { crop, focus }: Cut): string =>
  createHash('sha256')
    .update(JSON.stringify([ENCODING, fileHash, kind, pictureKinds[kind], pictureFormats, crop ?? null, focus ?? null]))
    .digest('hex')
    .slice(0, 40);

/** What the keys of its files begin with. */
export const prefixOf = (contentHash: string): string =>
  `${UPLOADS}${contentHash.slice(0, 2)}/${contentHash.slice(2)}-`;

/** Its address without width and format. */
export const srcOf = (contentHash: string): string => `/media/${prefixOf(contentHash).slice(0, -1)}`;

const keyPattern = /^uploads\/([0-9a-f]{2})\/([0-9a-f]{38})-(.+)$/;

/** Whose file a key is, and which one. */
export function readKey(key: string): { contentHash: string; source: string } | undefined {
  const [, shard = '', rest = '', source = ''] = keyPattern.exec(key) ?? [];
  return source ? { contentHash: shard + rest, source } : undefined;
}
