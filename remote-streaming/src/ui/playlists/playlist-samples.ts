import type { OwnPlaylist, PlaylistDetails } from '@sahra/shared/facade';
import { episodeCard, programCard, seriesCard } from '../program-samples.ts';

const at = '2026-11-23T12:00:00.000Z';

/** A private playlist of the member for tests, unless told otherwise. */
export const ownPlaylist = (id: number, more: Partial<OwnPlaylist> = {}): OwnPlaylist => ({
  id,
  name: `Playlist ${id}`,
  description: '',
  privacy: 'private',
  labels: [],
  createdAt: at,
  updatedAt: at,
  owner: 'Amira',
  isOwn: true,
  thumbnail: null,
  posters: [],
  itemTotal: 0,
  viewTotal: 0,
  itemId: null,
  ...more,
});

/** Program 3, an episode of series 8, and program 5, as items 31, 32 and 33. */
export function playlistDetails(id: number, more: Partial<OwnPlaylist> = {}): PlaylistDetails {
  const { itemId: _, ...playlist } = ownPlaylist(id, { itemTotal: 3, ...more });
  const items = [
    { id: 31, program: programCard(3), episode: null, addedAt: at },
    { id: 32, program: seriesCard(8), episode: episodeCard(8, 1, 2), addedAt: at },
    { id: 33, program: programCard(5), episode: null, addedAt: at },
  ];
  return { ...playlist, items };
}
