/** How far somebody has watched something that plays. */
export interface Watched {
  seconds: number;
  durationSeconds: number;
}

/** Less than this is not worth going on from. */
const leastSeconds = 3;
/** From here on only the credits are left. */
const endShare = 0.95;

/** Whether somebody has seen it to its end, or nearly. */
export const isWatched = ({ seconds, durationSeconds }: Watched): boolean =>
  durationSeconds > 0 && seconds >= durationSeconds * endShare;

/** Where to go on, in seconds; 0 is the beginning. */
export const resumeAt = (watched: Watched | undefined): number =>
  !watched || watched.seconds < leastSeconds || isWatched(watched) ? 0 : watched.seconds;
