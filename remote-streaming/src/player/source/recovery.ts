/** Why nothing plays. */
export type PlaybackFault = 'missing' | 'unsupported' | 'damaged' | 'stalled' | 'offline';

/** How long ago a failure still counts. */
const RECENT_MS = 60_000;
/** What is skipped of a film that cannot be decoded there, in seconds. */
export const SKIPPED_SECONDS = 10;

/**
 * What to do when the film cannot be decoded: `failures` are the times of all failures so far, this one last, in milliseconds. Most
 * often one file is damaged, and another quality of the same place is not; else the place is skipped.
 */
export function recoveryOf(failures: readonly number[]): 'otherQuality' | 'skip' | 'giveUp' {
  const last = failures.at(-1) ?? 0;
  const recent = failures.filter((time) => last - time < RECENT_MS).length;
  return recent <= 1 ? 'otherQuality' : recent === 2 ? 'skip' : 'giveUp';
}

/** Codes of the engine: it has no way to play what is there, or has nothing (left) that it may play. */
const NO_WAY = 99_001;
const NO_VIDEO = 2011;
const NO_AUDIO = 2012;

/** What an error of the engine means; `hasMissed`: files could not be had. */
export function faultOf(code: number, hasMissed: boolean): PlaybackFault {
  if (code === NO_WAY) return 'unsupported';
  return (code === NO_VIDEO || code === NO_AUDIO) && !hasMissed ? 'unsupported' : 'missing';
}

/** Between two looks at a film that waits. */
export const STALL_STEP_MS = 8000;

/**
 * What to do with a film that has waited for so many steps: a small jump wakes a stuck decoder, a fresh start anything else; where bytes
 * come it is only slow, and where the connection is gone it is being waited for.
 */
export function stallStep(steps: number, { silenceMs, isGone }: { silenceMs: number; isGone: boolean }) {
  const isStuck = !isGone && silenceMs >= STALL_STEP_MS;
  if (steps === 1 && isStuck) return 'nudge';
  if (steps === 2 && isStuck) return 'restart';
  return steps >= 3 ? 'say' : 'wait';
}
