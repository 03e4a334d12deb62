import { formatList, formatNumber, type LanguageCode } from '@sahra/shared/facade';
import { splitTime } from '../../ui/clock.ts';

/** A position as a screen reader says it: `1 minute and 5 seconds`. */
export function spokenTime(time: number, language: LanguageCode): string {
  const { hours, minutes, seconds } = splitTime(time);
  const say = (value: number, unit: string) =>
    formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = [];
  if (hours > 0) parts.push(say(hours, 'hour'));
  if (minutes > 0) parts.push(say(minutes, 'minute'));
  if (seconds > 0 || parts.length === 0) parts.push(say(seconds, 'second'));
  return formatList(parts, language);
}
