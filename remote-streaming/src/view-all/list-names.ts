import type { ListId } from '@sahra/shared/facade';

/** The lists that have a name here, in no order; a newer api may have more. */
const known: Readonly<Record<ListId, true>> = {
  new: true,
  popular: true,
  'top-ten': true,
  'top-rated': true,
  'short-films': true,
  classics: true,
  'for-all-ages': true,
  'for-subscribers': true,
  'new-videos': true,
};

export const hasName = (id: string): id is ListId => Object.hasOwn(known, id);

/** Videos have pictures of another shape. */
export const isOfVideos = (id: ListId): boolean => id === 'new-videos';
