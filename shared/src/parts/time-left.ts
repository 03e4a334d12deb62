const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

export type TimeUnit = (typeof units)[number][0];

/** Seconds until a moment, a begun one whole; none where it is past. */
export const secondsLeft = (now: number, until: number) => Math.max(0, Math.ceil((until - now) / 1000));

/** The same as days, hours, minutes and seconds. */
export function splitSeconds(seconds: number): [unit: TimeUnit, value: number][] {
  let rest = seconds;
  return units.map(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest -= value * size;
    return [unit, value];
  });
}
