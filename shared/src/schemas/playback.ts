import { z } from 'zod';

/** `GET /account/playback/{episodeId}`: where the one who asks finds what plays, and until when. */
export const signedPlaybackSchema = z.object({
  manifestUrl: z.string(),
  posterUrl: z.string(),
  /** WebVTT of preview pictures. */
  trickplayUrl: z.string(),
  /** When these addresses answer no more; null where they are everyone's, and stay. */
  expiresAt: z.iso.datetime().nullable(),
});
export type SignedPlayback = z.infer<typeof signedPlaybackSchema>;

/** Codes of refusals: what it takes to watch. */
export const playbackRefusals = {
  /** 401: nobody is signed in. */
  needsSignIn: 'needs_sign_in',
  /** 403: the member has no subscription that runs. */
  needsSubscription: 'needs_subscription',
} as const;
export type PlaybackRefusal = (typeof playbackRefusals)[keyof typeof playbackRefusals];
