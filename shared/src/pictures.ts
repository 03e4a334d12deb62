import type { LanguageCode } from './i18n/languages.ts';

/** Kinds of artwork with their shape (logical size) and the widths that are drawn; nothing else is served. */
export const pictureKinds = {
  poster: { width: 600, height: 900, widths: [160, 240, 400, 600] },
  scene: { width: 1600, height: 900, widths: [480, 960, 1600] },
  portrait: { width: 600, height: 600, widths: [96, 192, 384] },
  product: { width: 960, height: 1200, widths: [240, 480, 960] },
  post: { width: 1200, height: 800, widths: [360, 720, 1200] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>;

export type PictureKind = keyof typeof pictureKinds;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of one drawn file. `src` is what the api sends: `/media/art/<kind>/<name>`. */
export const pictureUrl = (src: string, width: number, format: PictureFormat) => `${src}-${width}.${format}`;

export const pictureSrcSet = (src: string, kind: PictureKind, format: PictureFormat) =>
  pictureKinds[kind].widths.map((width) => `${pictureUrl(src, width, format)} ${width}w`).join(', ');

/** Name of the drawing that posts of a type without a cover share. */
export const coverOfType = (type: string) => `cover-${type}`;

/** Shape and format of the pictures that social networks show; everything that is drawn can be had like this. */
export const socialCard = { width: 1200, height: 630, format: 'jpg', type: 'image/jpeg' } as const;
export type FileFormat = PictureFormat | typeof socialCard.format;

/** `src` is what the api sends of a picture that is drawn. */
export const socialCardUrl = (src: string) => `${src}-${socialCard.width}.${socialCard.format}`;

/** One file of a picture, for who can be told of one only: networks, search engines, feed readers. */
export interface SingleFile {
  /** Below the address of the site. */
  path: string;
  /** Its media type. */
  type: string;
  /** In pixels. */
  width: number;
  height: number;
}

interface NamedPicture {
  kind: PictureKind;
  src: string;
}

function fileOf({ kind, src }: NamedPicture, width: number): SingleFile {
  const shape = pictureKinds[kind];
  const height = Math.round((width * shape.height) / shape.width);
  return { path: pictureUrl(src, width, 'webp'), type: 'image/webp', width, height };
}

/** The social card of what is drawn; of an upload, which has none, its largest file within `maxHeight` pixels, or else its smallest. */
export function singleFileOf(picture: NamedPicture, maxHeight = Infinity): SingleFile {
  const { width, height, type } = socialCard;
  if (picture.src.startsWith('/media/art/')) return { path: socialCardUrl(picture.src), type, width, height };
  const { widths } = pictureKinds[picture.kind];
  const fitting = widths.filter((each) => fileOf(picture, each).height <= maxHeight);
  return fileOf(picture, fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths));
}

/** The picture that a post is shared with in a language; `version` is another one where it shows something else. */
export const shareUrl = (postId: number, code: LanguageCode, version: string) =>
  `/media/share/${postId}-${code}-${version}.${socialCard.format}`;

/** The site's own card, lettered for a language: its address never changes. */
export const siteCardUrl = (code: LanguageCode) => `/media/art/card/${code}.${socialCard.format}`;
