import { faultOfLine, faultOfText, tidyLine, tidyText, type FieldFault } from './text-rules.ts';

/** Fewest and most characters of what a member says of a playlist; the description may be left out. */
export const playlistLimits = { name: { min: 1, max: 80 }, description: { min: 0, max: 500 } } as const;
export const playlistPrivacies = ['public', 'private'] as const;
export type PlaylistPrivacy = (typeof playlistPrivacies)[number];

/** What is wrong with a name as it was typed. */
export const playlistNameFault = (typed: string): FieldFault | undefined => faultOfLine(tidyLine(typed), playlistLimits.name);

/** What is wrong with a description as it was typed: an empty one is none. */
export function playlistDescriptionFault(typed: string): FieldFault | undefined {
  const text = tidyText(typed);
  return text ? faultOfText(text, playlistLimits.description) : undefined;
}
