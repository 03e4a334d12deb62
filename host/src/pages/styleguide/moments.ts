const SECOND = 1000;
const DAY = 86_400 * SECOND;
const inTime = (start: number, milliseconds: number) => new Date(start + milliseconds).toISOString();

/** Moments that the countdowns count to. */
export function loader() {
  const now = Date.now();
  return { now: inTime(now, 0), inDays: inTime(now, 12.4 * DAY), inSeconds: inTime(now, 20 * SECOND) };
}
