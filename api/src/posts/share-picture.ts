import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { pictureKinds, shareUrl, socialCard } from '@sahra/shared/pictures';
import type { PostCard } from '@sahra/shared/schemas/blog';
import type { Picture } from '@sahra/shared/schemas/common';
import { SHARE } from '../media/picture-revision.ts';
import type { PictureStore } from '../media/picture-store.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { UPLOADS } from '../uploads/upload-files.ts';
import { listPostCards } from './post-cards.ts';

type Shared = Pick<PostCard, 'id' | 'title' | 'contentLanguage' | 'picture'>;

/** Changes when the same title and cover are to become another picture than before. */
const LETTERING = 1;

/** Eight letters for what a picture shows: another title or cover has others. */
const versionOf = ({ pictureRevision }: ReadContext, { title, contentLanguage, picture }: Shared): string =>
  createHash('sha256')
    .update(JSON.stringify([LETTERING, pictureRevision, title, contentLanguage, picture.src]))
    .digest('hex')
    .slice(0, 8);

/** Address of the picture that a post is shared with, in the language in which it is shown. */
export const shareUrlOf = (context: ReadContext, post: Shared): string =>
  shareUrl(post.id, post.contentLanguage, versionOf(context, post));

export interface SharePictureParts {
  readonly context: ReadContext;
  readonly pictures: PictureStore;
  readonly store: MediaStore;
}

/** Where the store does not answer there is no picture for now: one without its cover must not be kept. */
async function readUpload(store: MediaStore, key: string): Promise<Buffer | undefined> {
  try {
    const file = await store.open(key);
    return await (file?.part && buffer(file.part.stream));
  } catch {
    throw new ApiFailure(503, { code: 'unavailable', message: 'The cover cannot be read; try again in a moment' });
  }
}

/** Those of earlier titles are asked for by nobody. Where they cannot be removed now, they are with the next title. */
async function removeEarlier(store: MediaStore, versions: string): Promise<void> {
  try {
    for await (const { key } of store.list(versions)) await store.remove([key]);
  } catch {
    // The picture itself does not depend on it.
  }
}

/** The largest file that there is of a cover; undefined where it is gone. */
async function readCover({ pictures, store }: SharePictureParts, { kind, src }: Picture) {
  const width = Math.max(...pictureKinds[kind].widths);
  const bytes = await (src.startsWith(`/media/${UPLOADS}`)
    ? readUpload(store, `${src.replace('/media/', '')}-${width}.webp`)
    : pictures.find({ kind, name: src.slice(src.lastIndexOf('/') + 1), width, format: 'webp' }));
  return bytes && { bytes, aspect: pictureKinds[kind].width / pictureKinds[kind].height };
}

/**
 * The picture of a post in a language in which it is published, and its version; undefined where it is not. It is drawn when it is first
 * asked for, and kept: whatever version somebody asks for, there is the present one alone.
 */
export async function findSharePicture(
  parts: SharePictureParts,
  { postId, language }: { readonly postId: number; readonly language: LanguageCode },
): Promise<{ bytes: Buffer; version: string } | undefined> {
  const { context, pictures, store } = parts;
  const [post] = await listPostCards(context, [postId], language);
  if (post?.contentLanguage !== language) return undefined;
  const version = versionOf(context, post);
  const versions = `${SHARE}${context.pictureRevision}/${postId}-${language}-`;
  const bytes = await pictures.findDrawn({
    key: `${versions}${version}.${socialCard.format}`,
    type: socialCard.type,
    async draw() {
      await removeEarlier(store, versions);
      return pictures.letter({ title: post.title, language, cover: await readCover(parts, post.picture) });
    },
  });
  return bytes && { bytes, version };
}
