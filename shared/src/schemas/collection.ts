import { z } from 'zod';
import { MAX_COLLECTED } from '../form-rules/collection-rules.ts';
import { languageCodes } from '../i18n/languages.ts';
import { directionChoices, schemes } from '../theme/choices.ts';
import { idSchema } from './common.ts';
import { watchedSecondsSchema } from './watching.ts';

const collectedProgressSchema = z.object({
  episodeId: idSchema,
  seconds: watchedSecondsSchema,
  watchedAt: z.iso.datetime('must be a moment in UTC'),
});
export type CollectedProgress = z.infer<typeof collectedProgressSchema>;

/** Body of `POST /account/collection`: what a visitor collected on a device before they signed in. */
export const collectionSchema = z.object({
  /** Ids of programs, the one that was added last first. */
  watchlist: z.array(idSchema).max(MAX_COLLECTED, `holds more than ${MAX_COLLECTED}`).default([]),
  progress: z.array(collectedProgressSchema).max(MAX_COLLECTED, `holds more than ${MAX_COLLECTED}`).default([]),
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
  progress: z.int(),
  theme: z.object({ scheme: z.enum(schemes), direction: z.enum(directionChoices) }).nullable(),
});
export type MergedCollection = z.infer<typeof mergedCollectionSchema>;
