/** Milliseconds between two taps that belong together. */
const TOGETHER_MS = 300;
/** What a double tap jumps, and each further tap, in seconds. */
const JUMP_SECONDS = 10;

/**
 * Reads taps of a finger on the picture, `at` from 0 (left) to 1: a second one near the same side jumps, back on the left
 * and on on the right in every language, as the timeline runs. Returns the seconds to jump; undefined for a single tap.
 */
export function createTaps() {
  let last = { side: 0, time: -Infinity };
  return (at: number, time: number): number | undefined => {
    const side = at < 0.35 ? -1 : at > 0.65 ? 1 : 0;
    const isSecond = side !== 0 && side === last.side && time - last.time < TOGETHER_MS;
    last = { side, time };
    return isSecond ? side * JUMP_SECONDS : undefined;
  };
}
