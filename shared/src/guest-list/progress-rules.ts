/** How far somebody has watched something that plays. */
export interface Watched {
  seconds: number;
  durationSeconds: number;
  /** Where the credits begin, in seconds, where that is known. */
  creditsAt?: number | undefined;
}

/** Less than this is not worth going on from. */
const leastSeconds = 3;
/** From here on only the credits are left, where nothing says at which second they begin. */
const endShare = 0.95;

/** Whether somebody has seen enough of it to call it begun. */
export const isBegun = ({ seconds }: Pick<Watched, 'seconds'>): boolean => seconds >= leastSeconds;

/** Whether somebody has seen it to its credits, or nearly to its end. */
export const isWatched = ({ seconds, durationSeconds, creditsAt = Infinity }: Watched): boolean =>
  durationSeconds > 0 && seconds >= Math.min(durationSeconds * endShare, creditsAt);

/** Where to go on, in seconds; 0 is the beginning. */
export const resumeAt = (watched: Watched | undefined): number =>
  !watched || !isBegun(watched) || isWatched(watched) ? 0 : watched.seconds;
