import type { IconName, PostCard } from '@sahra/shared/facade';

export type PostType = PostCard['type'];

/** The icon of each type, in the order in which the filter offers them. */
export const postSigns = {
  standard: 'film',
  gallery: 'gallery',
  video: 'play',
  audio: 'sound',
  quote: 'quote',
  link: 'link',
} as const satisfies Record<PostType, IconName>;

export const postTypes: readonly PostType[] = ['standard', 'gallery', 'video', 'audio', 'quote', 'link'];

/** The type that an address names; undefined where it names none that we have. */
export const findPostType = (text: string | null | undefined): PostType | undefined =>
  postTypes.find((type) => type === text);
