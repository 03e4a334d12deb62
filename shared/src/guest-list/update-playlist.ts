import { BadRequestError, type AppInstance, type PlaylistThing } from '@sahra/shared/facade';
import {
  MAX_DEVICE_PLAYLISTS,
  MAX_PLAYLIST_ITEMS,
  type PlaylistLabel,
  type PlaylistPrivacy,
} from '../form-rules/playlist-rules.ts';
import { isOnDevice } from './device.ts';
import { changePlaylist, changePlaylists, newPlaylistKey, readPlaylists } from './device-playlists.ts';
import {
  isPlaylistKey,
  itemKeyOf,
  withItem,
  withItemAt,
  withoutItem,
  type DevicePlaylist,
} from './playlist-collection.ts';

/** What somebody says of a playlist of theirs. */
export interface PlaylistTexts {
  name: string;
  description: string;
  labels: PlaylistLabel[];
  privacy: PlaylistPrivacy;
  /** An upload; null takes it away, without it nothing changes. On a device there is none. */
  thumbnailId?: number | null | undefined;
}

/** Codes of what a device refuses; `playlist_full` is the api's too. */
export const deviceRefusals = { noRoom: 'no_room', tooMany: 'playlists_full', full: 'playlist_full' } as const;
const refuse = (code: string, status = 409) => new BadRequestError('Not stored on this device', status, { code });

/** Changes a playlist of this device. Throws where that fails. */
function change(key: string, how: (playlist: DevicePlaylist) => DevicePlaylist): void {
  if (!readPlaylists().some((playlist) => playlist.key === key)) throw refuse('not_found', 404);
  if (!changePlaylist(key, how)) throw refuse(deviceRefusals.noRoom);
}

/** Makes a playlist: in the account of a member, on the device of a visitor. Returns its id. Throws where that fails. */
export async function createPlaylist(app: AppInstance, texts: PlaylistTexts): Promise<string> {
  // On the server a visitor is told to sign in.
  if (app.session.getState().member || !isOnDevice())
    return String((await app.api.post('/account/playlists', { body: texts })).id);
  if (readPlaylists().length >= MAX_DEVICE_PLAYLISTS) throw refuse(deviceRefusals.tooMany);
  const { name, description, labels } = texts;
  const made = { key: newPlaylistKey(), name, description, labels, items: [], updatedAt: new Date().toISOString() };
  if (!changePlaylists((playlists) => [made, ...playlists])) throw refuse(deviceRefusals.noRoom);
  return made.key;
}

/** Says something else of a playlist. Throws where that fails. */
export async function updatePlaylist({ api }: AppInstance, id: string, texts: PlaylistTexts): Promise<void> {
  const { name, description, labels } = texts;
  if (isPlaylistKey(id)) change(id, (playlist) => ({ ...playlist, name, description, labels }));
  else await api.put('/playlists/{playlistId}', { params: { playlistId: id }, body: texts });
}

/** Deletes a playlist. Throws where that fails. */
export async function deletePlaylist({ api }: AppInstance, id: string): Promise<void> {
  if (!isPlaylistKey(id)) await api.delete('/playlists/{playlistId}', { params: { playlistId: id } });
  else if (!changePlaylists((playlists) => playlists.filter(({ key }) => key !== id)))
    throw refuse(deviceRefusals.noRoom);
}

/** Puts a program or an episode at the end of a playlist, once however often. Returns the id of the item. Throws where that fails. */
export async function addToPlaylist({ api }: AppInstance, id: string, thing: PlaylistThing): Promise<string> {
  if (!isPlaylistKey(id)) {
    const added = await api.post('/playlists/{playlistId}/items', { params: { playlistId: id }, body: thing });
    return String(added.itemId);
  }
  const { programId, episodeId } = thing;
  const item = episodeId === undefined ? { programId } : { programId, episodeId };
  const key = itemKeyOf(item);
  const isIn = ({ items }: DevicePlaylist) => items.some((other) => itemKeyOf(other) === key);
  const known = readPlaylists().find((playlist) => playlist.key === id);
  if (known && known.items.length >= MAX_PLAYLIST_ITEMS && !isIn(known)) throw refuse(deviceRefusals.full);
  change(id, (playlist) => withItem(playlist, item));
  return key;
}

/** Takes an item out of a playlist. Throws where that fails. */
export async function removeFromPlaylist({ api }: AppInstance, id: string, itemId: string): Promise<void> {
  if (isPlaylistKey(id)) change(id, (playlist) => withoutItem(playlist, itemId));
  else await api.delete('/playlists/{playlistId}/items/{itemId}', { params: { playlistId: id, itemId } });
}

/** Moves an item of a playlist to a position, from 0. Throws where that fails. */
export async function moveInPlaylist(
  { api }: AppInstance,
  id: string,
  itemId: string,
  position: number,
): Promise<void> {
  if (isPlaylistKey(id)) change(id, (playlist) => withItemAt(playlist, itemId, position));
  else
    await api.put('/playlists/{playlistId}/items/{itemId}', { params: { playlistId: id, itemId }, body: { position } });
}
