import type { PictureKind } from '../pictures.ts';

const MB = 1024 * 1024;

/** What members upload pictures for: as which kind of picture each is shown, and how large its file may be. */
export const uploadUses = {
  /** A member's own picture. */
  avatar: { kind: 'portrait', maxBytes: 5 * MB },
  playlist: { kind: 'scene', maxBytes: 5 * MB },
  /** A photo in a review of a product. */
  review: { kind: 'product', maxBytes: 5 * MB },
  /** What the shop sells; admins upload it. */
  product: { kind: 'product', maxBytes: 5 * MB },
  /** What a post shows; who writes posts uploads it. */
  post: { kind: 'post', maxBytes: 5 * MB },
} as const satisfies Readonly<Record<string, { kind: PictureKind; maxBytes: number }>>;
export type UploadUse = keyof typeof uploadUses;

/** Types of files that are taken; what is in the file decides, not what it is called. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Photos that one review has at most. */
export const MAX_REVIEW_PHOTOS = 4;
/** What the pictures of a member may take up in the store, all together. */
export const MEMBER_QUOTA_BYTES = 50 * MB;
/** Pixels of the largest picture that is decoded, width times height. */
export const MAX_PIXELS = 40_000_000;
/** Pixels of the shortest side of the smallest picture. */
export const MIN_SIDE = 32;
/** Characters of an alternative text. */
export const ALTERNATIVE_TEXT_LENGTH = 300;

/** Codes of refused uploads; `fields.file` is there with each. */
export const uploadRefusals = {
  /** 400: the form has no file, or an empty one. */
  missing: 'picture_missing',
  /** 400: none of `uploadTypes`, whatever its name or type says. */
  unknownFormat: 'picture_format_unknown',
  /** 400: begins like a picture and cannot be read to its end. */
  broken: 'picture_broken',
  /** 400: more than `MAX_PIXELS`. */
  tooManyPixels: 'picture_too_many_pixels',
  /** 400: a side is shorter than `MIN_SIDE`. */
  tooSmall: 'picture_too_small',
  /** 413: more bytes than its use may have. */
  tooLarge: 'picture_too_large',
  /** 409: with it the member would have more than `MEMBER_QUOTA_BYTES`. */
  quota: 'picture_quota',
} as const;
