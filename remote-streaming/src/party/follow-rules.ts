import type { PartyState } from '@sahra/shared/facade';

/** How the film of a party runs. */
export type FilmState = Pick<PartyState, 'isPlaying' | 'position' | 'at' | 'rate'>;

/** Where the film should be, in seconds; `now` and `at` in milliseconds of the api's clock. */
export const placeAt = ({ isPlaying, position, at, rate }: FilmState, now: number): number =>
  isPlaying ? position + (Math.max(0, now - at) / 1000) * rate : position;

/** Seconds that nobody notices, from which it is brought back by its speed, and by a jump. */
const UNNOTICED = 0.04;
const NUDGED = 0.12;
export const JUMPED = 0.4;
/** What is brought back by its speed takes about two seconds: with its pitch kept one hardly hears it. */
const SECONDS_BACK = 2;
const GENTLEST = 0.05;
const FIRMEST = 0.25;

/** What to do with a film that plays. `rate` is the speed to set. */
export type Correction = { jumps: true } | { jumps: false; rate: number };

/**
 * @param drift seconds that the film is behind; negative: ahead.
 * @param rate speed of the party.
 * @param isNudged it is being brought back already.
 * @param mayJump it has not jumped a moment ago: a jump that takes long would be followed by the next one.
 */
export function correctionFor(drift: number, rate: number, isNudged: boolean, mayJump: boolean): Correction {
  const off = Math.abs(drift);
  if (off > JUMPED && mayJump) return { jumps: true };
  if (off < (isNudged ? UNNOTICED : NUDGED)) return { jumps: false, rate };
  const nudge = Math.min(Math.max(off / SECONDS_BACK, GENTLEST), FIRMEST);
  return { jumps: false, rate: Math.round(rate * (1 + Math.sign(drift) * nudge) * 1000) / 1000 };
}
