import { checkLine, checkText, tidyLine, tidyText, type FieldErrorCode } from './text-rules.ts';

/** Fewest and most characters of what a member says of a playlist; the description may be left out. */
export const playlistLimits = { name: { min: 1, max: 80 }, description: { min: 0, max: 500 } } as const;
export const playlistPrivacies = ['public', 'private'] as const;
export type PlaylistPrivacy = (typeof playlistPrivacies)[number];

/** The error of a name as it was typed. */
export const checkPlaylistName = (typed: string): FieldErrorCode | undefined =>
  checkLine(tidyLine(typed), playlistLimits.name);

/** The error of a description as it was typed: an empty one is none. */
export function checkPlaylistDescription(typed: string): FieldErrorCode | undefined {
  const text = tidyText(typed);
  return text ? checkText(text, playlistLimits.description) : undefined;
}
