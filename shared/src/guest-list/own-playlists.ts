import {
  ApiError,
  type AppInstance,
  type EpisodeCard,
  type OwnPlaylist,
  type Page,
  type Playlist,
  type PlaylistDetails,
  type PlaylistThing,
  type ProgramCard,
} from '@sahra/shared/facade';
import { notFound } from '../parts/not-found.ts';
import { isOnDevice } from './device.ts';
import { readPlaylists } from './device-playlists.ts';
import { isPlaylistKey, itemKeyOf, type DevicePlaylist } from './playlist-collection.ts';

/** A playlist of an account or of a device, as pages show it. `id` is its name in addresses. */
export interface PlaylistCard extends Pick<
  Playlist,
  'name' | 'description' | 'privacy' | 'labels' | 'thumbnail' | 'posters' | 'itemTotal' | 'viewTotal' | 'isOwn'
> {
  id: string;
  /** Null where it is on this device. */
  owner: string | null;
}

/** `itemId` is the item that is the thing asked about. */
export type OwnPlaylistCard = PlaylistCard & { itemId: string | null };

/** `unknownDevice`: on the server nobody knows what a device stores, and the browser reads it. */
export type OwnPlaylists = (Page<OwnPlaylistCard> & { source: 'account' | 'device' }) | { source: 'unknownDevice' };

export interface PlaylistEntry {
  id: string;
  program: ProgramCard;
  episode: EpisodeCard | null;
}
export type LoadedPlaylist =
  (PlaylistCard & { source: 'account' | 'device'; items: PlaylistEntry[] }) | { source: 'unknownDevice' };

/** Ids that one request may name. */
const MAX_IDS = 60;
const POSTERS = 4;

export const toPlaylistCard = (playlist: Playlist): PlaylistCard => ({ ...playlist, id: String(playlist.id) });
const toOwnCard = ({ itemId, ...playlist }: OwnPlaylist): OwnPlaylistCard => ({
  ...toPlaylistCard(playlist),
  itemId: itemId === null ? null : String(itemId),
});

/** Things by their ids, however many: those that are no longer there are left out. */
async function findAll<T extends { id: number }>(
  ids: readonly number[],
  read: (ids: string) => Promise<{ items: T[] }>,
) {
  const unique = [...new Set(ids)];
  const parts = Array.from({ length: Math.ceil(unique.length / MAX_IDS) }, (_, at) =>
    unique.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
  const found = await Promise.all(parts.map((part) => read(part.join(','))));
  return new Map(found.flatMap(({ items }) => items).map((item) => [item.id, item]));
}

const findPrograms = ({ api }: AppInstance, ids: readonly number[], signal: AbortSignal) =>
  findAll(ids, (named) => api.get('/programs', { query: { ids: named, pageSize: MAX_IDS }, signal }));

const ofDevice = (playlist: DevicePlaylist, posters: readonly ProgramCard[]): PlaylistCard => ({
  id: playlist.key,
  name: playlist.name,
  description: playlist.description,
  privacy: 'private',
  labels: [...playlist.labels],
  thumbnail: null,
  posters: posters.slice(0, POSTERS).map(({ poster }) => poster),
  itemTotal: playlist.items.length,
  viewTotal: 0,
  isOwn: true,
  owner: null,
});

async function listOfDevice(
  app: AppInstance,
  thing: PlaylistThing | undefined,
  signal: AbortSignal,
): Promise<OwnPlaylists> {
  if (!isOnDevice()) return { source: 'unknownDevice' };
  const playlists = readPlaylists();
  const firstOf = ({ items }: DevicePlaylist) => items.slice(0, POSTERS).map(({ programId }) => programId);
  const programs = await findPrograms(app, playlists.flatMap(firstOf), signal);
  const key = thing && itemKeyOf(thing);
  const items = playlists.map((playlist) => ({
    ...ofDevice(
      playlist,
      firstOf(playlist).flatMap((id) => programs.get(id) ?? []),
    ),
    itemId: key !== undefined && playlist.items.some((item) => itemKeyOf(item) === key) ? key : null,
  }));
  return { source: 'device', items, page: 1, pageSize: items.length, total: items.length };
}

interface Asked {
  page?: number;
  pageSize: number;
  /** Each playlist says which of its items that is. */
  thing?: PlaylistThing;
}

/** The playlists of the member, or of the visitor of this device; the one changed last first. */
export async function loadOwnPlaylists(
  app: AppInstance,
  { page = 1, pageSize, thing }: Asked,
  signal: AbortSignal,
): Promise<OwnPlaylists> {
  if (!app.hasSession()) return listOfDevice(app, thing, signal);
  try {
    const [program, episode] = [thing?.programId.toString(), thing?.episodeId?.toString()];
    const query = { page, pageSize, program, episode };
    const own = await app.api.get('/account/playlists', { query, signal });
    return { ...own, source: 'account', items: own.items.map(toOwnCard) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    app.session.setState({ member: null });
    return listOfDevice(app, thing, signal);
  }
}

async function readDevicePlaylist(
  app: AppInstance,
  key: string,
  signal: AbortSignal,
): Promise<LoadedPlaylist | undefined> {
  if (!isOnDevice()) return { source: 'unknownDevice' };
  const playlist = readPlaylists().find((other) => other.key === key);
  if (!playlist) return undefined;
  const { items } = playlist;
  const [programs, episodes] = await Promise.all([
    findPrograms(
      app,
      items.map(({ programId }) => programId),
      signal,
    ),
    findAll(
      items.flatMap(({ episodeId }) => episodeId ?? []),
      (ids) => app.api.get('/episodes', { query: { ids }, signal }),
    ),
  ]);
  const entries = items.flatMap((item): PlaylistEntry[] => {
    const program = programs.get(item.programId);
    const episode = item.episodeId === undefined ? null : episodes.get(item.episodeId);
    return program && episode !== undefined ? [{ id: itemKeyOf(item), program, episode }] : [];
  });
  return {
    ...ofDevice(
      playlist,
      entries.map(({ program }) => program),
    ),
    source: 'device',
    items: entries,
  };
}

const toLoaded = ({ items, ...playlist }: PlaylistDetails): LoadedPlaylist => ({
  ...toPlaylistCard(playlist),
  source: 'account',
  items: items.map(({ id, program, episode }) => ({ id: String(id), program, episode })),
});

/** A playlist by its name in addresses, with all that is in it; a page with status 404 where the reader may not see it. */
export async function loadPlaylist(app: AppInstance, id: string, signal: AbortSignal): Promise<LoadedPlaylist> {
  if (isPlaylistKey(id)) {
    const playlist = await readDevicePlaylist(app, id, signal);
    if (!playlist) throw notFound();
    return playlist;
  }
  try {
    return toLoaded(await app.api.get('/playlists/{playlistId}', { params: { playlistId: id }, signal }));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
