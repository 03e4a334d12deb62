export interface ClockTime {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole hours, minutes and seconds of a time in seconds; zero where it is not known. */
export function splitTime(time: number): ClockTime {
  const whole = Number.isFinite(time) && time > 0 ? Math.floor(time) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A position in a film: `0:07`, `12:30`, `1:02:03`. The same digits in every language. */
export function clock(time: number): string {
  const { hours, minutes, seconds } = splitTime(time);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
