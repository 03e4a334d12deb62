import { z } from 'zod';
import { episodeCardSchema, programCardSchema } from './catalog.ts';
import { idSchema, pageOf } from './common.ts';
import { playbackProgressSchema } from './watching.ts';

/** An episode outside of its program's page. */
export const listedEpisodeSchema = episodeCardSchema.extend({ program: programCardSchema });
export type ListedEpisode = z.infer<typeof listedEpisodeSchema>;

/** `GET /episodes?ids=…`. */
export const listedEpisodesSchema = pageOf(listedEpisodeSchema);

/** `GET /account/history`: what a member has watched, the latest first. */
export const historySchema = pageOf(playbackProgressSchema.extend({ episode: listedEpisodeSchema })).extend({
  isPaused: z.boolean(),
});
export type History = z.infer<typeof historySchema>;
export type HistoryItem = History['items'][number];

/** Body and answer of `PUT /account/history`. */
export const historyPauseSchema = z.object({ isPaused: z.boolean() });
/** Answer of `DELETE /account/history`. */
export const historyClearedSchema = z.object({ removed: z.int() });

/** `PUT` and `DELETE /account/likes/{programId}`: how it is now, and how many like it. */
export const programLikeSchema = z.object({ programId: idSchema, isLiked: z.boolean(), likeTotal: z.int() });

/** `GET /programs/{id}/totals`, and what viewing it answers. */
export const programTotalsSchema = z.object({ programId: idSchema, viewTotal: z.int(), likeTotal: z.int() });
export type ProgramTotals = z.infer<typeof programTotalsSchema>;
