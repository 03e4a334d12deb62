import { checkLine, checkText, tidyLine, tidyText, type FieldErrorCode } from './text-rules.ts';

/** Fewest and most characters of what a member says of a playlist; the description may be left out. */
export const playlistLimits = { name: { min: 1, max: 80 }, description: { min: 0, max: 500 } } as const;
/** Items of a playlist at most. */
export const MAX_PLAYLIST_ITEMS = 200;
export const playlistPrivacies = ['public', 'private'] as const;
export type PlaylistPrivacy = (typeof playlistPrivacies)[number];
/** What a playlist is for: each may have some of them. */
export const playlistLabels = [
  'family',
  'friends',
  'classics',
  'laughter',
  'suspense',
  'marathon',
  'discoveries',
] as const;
export type PlaylistLabel = (typeof playlistLabels)[number];
/** Playlists that a device stores for a visitor, and sends at once. */
export const MAX_DEVICE_PLAYLISTS = 20;
/** Code of a refused playlist: others would read a held word. `fields` says where. */
export const HELD_WORD = 'held_word';

/** The error of a name as it was typed. */
export const checkPlaylistName = (typed: string): FieldErrorCode | undefined =>
  checkLine(tidyLine(typed), playlistLimits.name);

/** The error of a description as it was typed: an empty one is none. */
export function checkPlaylistDescription(typed: string): FieldErrorCode | undefined {
  const text = tidyText(typed);
  return text ? checkText(text, playlistLimits.description) : undefined;
}
