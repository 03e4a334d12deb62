import { formatList, formatNumber, type LanguageCode } from '@sahra/shared/facade';

interface Clock {
  hours: number;
  minutes: number;
  seconds: number;
}

function split(time: number): Clock {
  const whole = Number.isFinite(time) && time > 0 ? Math.floor(time) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A position as the timeline shows it: `0:07`, `12:30`, `1:02:03`. The same digits in every language. */
export function clock(time: number): string {
  const { hours, minutes, seconds } = split(time);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A position as a screen reader says it: `1 minute and 5 seconds`. */
export function spokenTime(time: number, language: LanguageCode): string {
  const { hours, minutes, seconds } = split(time);
  const say = (value: number, unit: string) =>
    formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = [];
  if (hours > 0) parts.push(say(hours, 'hour'));
  if (minutes > 0) parts.push(say(minutes, 'minute'));
  if (seconds > 0 || parts.length === 0) parts.push(say(seconds, 'second'));
  return formatList(parts, language);
}
