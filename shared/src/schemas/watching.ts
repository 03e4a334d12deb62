import { z } from 'zod';
import { idSchema } from './common.ts';

/** Longer than anything that plays. */
const maxSeconds = 86_400;
export const watchedSecondsSchema = z
  .int('must be whole seconds')
  .min(0, 'must not be below 0')
  .max(maxSeconds, 'is longer than anything that plays');

/** How far somebody has watched an episode. */
export const playbackProgressSchema = z.object({
  episodeId: idSchema,
  seconds: z.int(),
  /** Of what plays. */
  durationSeconds: z.number(),
  watchedAt: z.iso.datetime(),
});
export type PlaybackProgress = z.infer<typeof playbackProgressSchema>;

/** Body of `PUT /account/progress/{episodeId}`. */
export const progressChangeSchema = z.object({ seconds: watchedSecondsSchema });

/** `PUT` and `DELETE /account/watchlist/{programId}`: how it is now. */
export const watchlistEntrySchema = z.object({ programId: idSchema, isInWatchlist: z.boolean() });
export type WatchlistEntry = z.infer<typeof watchlistEntrySchema>;

/** `GET /account/programs/{programId}`: what a program is to the member. */
export const ownProgramSchema = z.object({
  isInWatchlist: z.boolean(),
  isLiked: z.boolean(),
  progress: z.array(playbackProgressSchema),
});
export type OwnProgram = z.infer<typeof ownProgramSchema>;

/** `DELETE /account/progress/{episodeId}`. */
export const progressForgottenSchema = z.object({ episodeId: idSchema, status: z.literal('forgotten') });
