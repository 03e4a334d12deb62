import {
  MAX_DEVICE_PLAYLISTS,
  MAX_PLAYLIST_ITEMS,
  playlistLabels,
  playlistLimits,
  type PlaylistLabel,
} from '../form-rules/playlist-rules.ts';

/** A program of a device's playlist, or an episode where one is named. */
export interface DevicePlaylistItem {
  programId: number;
  episodeId?: number;
}

/** A playlist of a visitor, which nobody else sees. */
export interface DevicePlaylist {
  /** Its name in addresses: random letters and digits. */
  key: string;
  name: string;
  description: string;
  labels: readonly PlaylistLabel[];
  items: readonly DevicePlaylistItem[];
  /** ISO, UTC, by the device's clock. */
  updatedAt: string;
}

/** The shape of what is stored; another one is not read. */
const version = 1;
const MAX_ID = 2_147_483_647;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
const isText = (value: unknown, { min, max }: { min: number; max: number }): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max;
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = <Name extends string>(value: unknown): Partial<Record<Name, unknown>> =>
  typeof value === 'object' && value !== null ? value : {};

/** Whether an address names a playlist of a device. */
export const isPlaylistKey = (text: string): boolean => /^d[a-z0-9]{8,32}$/.test(text);

/** What tells two items of a playlist apart. */
export const itemKeyOf = ({ programId, episodeId }: DevicePlaylistItem): string =>
  episodeId === undefined ? String(programId) : `${programId}-${episodeId}`;

function toItem(value: unknown): DevicePlaylistItem | undefined {
  const { programId, episodeId } = fieldsOf<keyof DevicePlaylistItem>(value);
  if (!isId(programId) || (episodeId !== undefined && !isId(episodeId))) return undefined;
  return episodeId === undefined ? { programId } : { programId, episodeId };
}

/** Each key once, the first one. */
function firstOfEach<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const first = new Map<string, T>();
  for (const value of values) if (!first.has(keyOf(value))) first.set(keyOf(value), value);
  return [...first.values()];
}

function toPlaylist(value: unknown): DevicePlaylist | undefined {
  const { key, name, description, labels, items, updatedAt } = fieldsOf<keyof DevicePlaylist>(value);
  if (typeof key !== 'string' || !isPlaylistKey(key) || !isMoment(updatedAt)) return undefined;
  if (!isText(name, playlistLimits.name) || !isText(description, playlistLimits.description)) return undefined;
  const named = listOf(labels);
  return {
    key,
    name,
    description,
    labels: playlistLabels.filter((label) => named.includes(label)),
    items: firstOfEach(
      listOf(items).flatMap((item) => toItem(item) ?? []),
      itemKeyOf,
    ).slice(0, MAX_PLAYLIST_ITEMS),
    updatedAt,
  };
}

/** Parses what a device stored; what is damaged or of another version is skipped. */
export function parsePlaylists(stored: string | null): DevicePlaylist[] {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? 'null');
  } catch {
    return [];
  }
  const found = fieldsOf<'version' | 'playlists'>(read);
  if (found.version !== version) return [];
  const playlists = listOf(found.playlists).flatMap((value) => toPlaylist(value) ?? []);
  return firstOfEach(playlists, ({ key }) => key).slice(0, MAX_DEVICE_PLAYLISTS);
}

/** As a device stores them; null where there is nothing to store. */
export const playlistsText = (playlists: readonly DevicePlaylist[]): string | null =>
  playlists.length === 0 ? null : JSON.stringify({ version, playlists });

/** With an item at the end; unchanged where it is in there already. */
export const withItem = (playlist: DevicePlaylist, item: DevicePlaylistItem): DevicePlaylist => ({
  ...playlist,
  items: firstOfEach([...playlist.items, item], itemKeyOf),
});

export const withoutItem = (playlist: DevicePlaylist, itemKey: string): DevicePlaylist => ({
  ...playlist,
  items: playlist.items.filter((item) => itemKeyOf(item) !== itemKey),
});

/** With an item at another position, from 0. */
export function withItemAt(playlist: DevicePlaylist, itemKey: string, position: number): DevicePlaylist {
  const item = playlist.items.find((other) => itemKeyOf(other) === itemKey);
  if (!item) return playlist;
  return { ...playlist, items: withoutItem(playlist, itemKey).items.toSpliced(position, 0, item) };
}

/** What was made or changed while `taken` was on its way into the account. */
export const withoutTakenPlaylists = (
  playlists: readonly DevicePlaylist[],
  taken: readonly DevicePlaylist[],
): DevicePlaylist[] =>
  playlists.filter(({ key, updatedAt }) => !taken.some((other) => other.key === key && other.updatedAt === updatedAt));
