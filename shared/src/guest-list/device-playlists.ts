import { useSyncExternalStore } from 'react';
import { deviceText } from '../privacy/device-text.ts';
import { isOnDevice } from './device.ts';
import { parsePlaylists, playlistsText, type DevicePlaylist } from './playlist-collection.ts';

const stored = deviceText('playlists');

/** The playlists of this device, the one changed last first. */
export const readPlaylists = (): DevicePlaylist[] => parsePlaylists(isOnDevice() ? stored.read() : null);

/** Changes what this device stores; false where it stores nothing, or has no room. Then the stored data stay as they were. */
export const changePlaylists = (change: (playlists: DevicePlaylist[]) => DevicePlaylist[]): boolean =>
  isOnDevice() && stored.write(playlistsText(change(readPlaylists())));

/** Changes one playlist and puts it first; false where it is not there, or could not be stored. */
export function changePlaylist(key: string, change: (playlist: DevicePlaylist) => DevicePlaylist): boolean {
  const known = readPlaylists().find((playlist) => playlist.key === key);
  if (!known) return false;
  const changed = { ...change(known), updatedAt: new Date().toISOString() };
  return changePlaylists((playlists) => [changed, ...playlists.filter((other) => other.key !== key)]);
}

/** A key for a new playlist: in addresses it cannot be taken for a number. */
export const newPlaylistKey = (): string => `d${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** The playlists of this device; renders again when they change, in another tab too. While hydrating there are none, as on the server. */
export const usePlaylists = (): DevicePlaylist[] =>
  parsePlaylists(useSyncExternalStore(stored.subscribe, stored.read, () => null));
