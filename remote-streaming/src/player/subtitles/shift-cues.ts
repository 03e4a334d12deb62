/** Seconds by which subtitles are shifted at a time. */
export const DELAY_STEP = 0.25;

type Cue = Pick<TextTrackCue, 'startTime' | 'endTime'>;

/** By how much a cue is shifted. */
const shifts = new WeakMap<Cue, number>();

/** Shifts the cues of a track to be shown so many seconds later than they say; those that are so already stay. */
export function shiftCues(track: { readonly cues: ArrayLike<Cue> | null } | undefined, delay: number): void {
  for (const cue of Array.from(track?.cues ?? [])) {
    const change = delay - (shifts.get(cue) ?? 0);
    if (change === 0) continue;
    shifts.set(cue, delay);
    // A cue does not end before it starts, not even for a moment.
    if (change > 0) cue.endTime += change;
    cue.startTime += change;
    if (change < 0) cue.endTime += change;
  }
}
