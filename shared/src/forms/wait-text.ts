import { formatNumber, type LanguageCode } from '@sahra/shared/facade';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, in a language: `5 minutes`. Never less than it is. */
export function waitText(seconds: number, code: LanguageCode): string {
  const [unit, length] =
    seconds <= MINUTE
      ? (['second', 1] as const)
      : seconds <= 1.5 * HOUR
        ? (['minute', MINUTE] as const)
        : (['hour', HOUR] as const);
  return formatNumber(Math.max(1, Math.ceil(seconds / length)), code, { style: 'unit', unit, unitDisplay: 'long' });
}
