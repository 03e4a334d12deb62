import { z } from 'zod';
import { programCardSchema } from './catalog.ts';
import { idParamSchema, idSchema, idsParamSchema } from './common.ts';
import { listedEpisodeSchema } from './library.ts';
import { playbackProgressSchema, watchedSecondsSchema } from './watching.ts';

/** An episode with which a viewer goes on: the one they stopped in, or the next one of a series. */
export const continuedEpisodeSchema = listedEpisodeSchema.extend({
  /** From where it plays; 0 is the beginning. */
  seconds: z.int(),
  /** Of what plays. */
  durationSeconds: z.number(),
  /** They have seen the one before to its end. */
  isUpNext: z.boolean(),
  /** The episodes of its program of which it is known that they were watched. */
  watchedIds: z.array(idSchema),
});
export type ContinuedEpisode = z.infer<typeof continuedEpisodeSchema>;

/** `GET /account/home`, `GET /home/own`: what the home page shows to one viewer alone. */
export const ownHomeSchema = z.object({
  /** One of each program, the one watched last first. */
  continueWatching: z.array(continuedEpisodeSchema),
  /** The first few, what was added last first. */
  watchlist: z.array(programCardSchema),
  /** What is like the program that they watched last; null where there is nothing. */
  becauseWatched: z.object({ program: programCardSchema, programs: z.array(programCardSchema) }).nullable(),
});
export type OwnHome = z.infer<typeof ownHomeSchema>;

/** What a viewer without an account knows of themselves, for `GET /home/own`. */
export const ownHomeQuerySchema = z.object({
  /** Seconds of up to 60 episodes, `7:40,3:12`, the one watched last first. */
  progress: z
    .string()
    .regex(/^[1-9]\d{0,9}:\d{1,5}(,[1-9]\d{0,9}:\d{1,5}){0,59}$/, 'must be 1 to 60 of id:seconds, separated by commas')
    .transform((text) => text.split(',').map((pair) => pair.split(':')))
    .pipe(
      z.array(
        z
          .tuple([idParamSchema, z.string().transform(Number).pipe(watchedSecondsSchema)])
          .transform(([episodeId, seconds]) => ({ episodeId, seconds })),
      ),
    )
    .optional(),
  watchlist: idsParamSchema.optional(),
});

/** `DELETE /account/programs/{programId}/progress`: what was forgotten, as `POST /account/collection` takes it back. */
export const programForgottenSchema = z.object({
  programId: idSchema,
  progress: z.array(playbackProgressSchema.pick({ episodeId: true, seconds: true, watchedAt: true })),
});
