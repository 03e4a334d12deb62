import { z } from 'zod';
import { MAX_COLLECTED } from '../form-rules/collection-rules.ts';
import { languageCodes } from '../i18n/languages.ts';
import { directionChoices, schemes } from '../theme/choices.ts';
import { MAX_DEVICE_PLAYLISTS, MAX_PLAYLIST_ITEMS } from '../form-rules/playlist-rules.ts';
import { idSchema } from './common.ts';
import { playlistTextsSchema, playlistThingSchema } from './playlists.ts';
import { watchedSecondsSchema } from './watching.ts';

const collectedProgressSchema = z.object({
  episodeId: idSchema,
  seconds: watchedSecondsSchema,
  watchedAt: z.iso.datetime('must be a moment in UTC'),
});
export type CollectedProgress = z.infer<typeof collectedProgressSchema>;

const collectedPlaylistSchema = playlistTextsSchema.extend({
  items: z.array(playlistThingSchema).max(MAX_PLAYLIST_ITEMS, `holds more than ${MAX_PLAYLIST_ITEMS}`),
});
export type CollectedPlaylist = z.infer<typeof collectedPlaylistSchema>;

/** Body of `POST /account/collection`: what a visitor collected on a device before they signed in. */
export const collectionSchema = z.object({
  /** Ids of programs, the one that was added last first. */
  watchlist: z.array(idSchema).max(MAX_COLLECTED, `holds more than ${MAX_COLLECTED}`).default([]),
  /** Ids of programs that they like, the one that was liked last first. */
  likes: z.array(idSchema).max(MAX_COLLECTED, `holds more than ${MAX_COLLECTED}`).default([]),
  progress: z.array(collectedProgressSchema).max(MAX_COLLECTED, `holds more than ${MAX_COLLECTED}`).default([]),
  playlists: z
    .array(collectedPlaylistSchema)
    .max(MAX_DEVICE_PLAYLISTS, `holds more than ${MAX_DEVICE_PLAYLISTS}`)
    .default([]),
  /** The language of the member's pages and mails. */
  language: z.enum(languageCodes).optional(),
  /** The theme that they chose for this device; missing where they did not choose. */
  scheme: z.enum(schemes).optional(),
  direction: z.enum(directionChoices).optional(),
});
export type Collection = z.infer<typeof collectionSchema>;

/** Answer: how much of it was new, and the theme of the account; null where none was ever chosen. */
export const mergedCollectionSchema = z.object({
  watchlist: z.int(),
  likes: z.int(),
  progress: z.int(),
  /** Playlists that are new, or have more in them. */
  playlists: z.int(),
  theme: z.object({ scheme: z.enum(schemes), direction: z.enum(directionChoices) }).nullable(),
});
export type MergedCollection = z.infer<typeof mergedCollectionSchema>;
