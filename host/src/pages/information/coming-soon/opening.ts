const WEEK_MS = 7 * 24 * 3_600_000;
/** Eight in the evening in Cairo's winter. */
const HOUR_UTC = 18;
const MONTHS = 3;

/**
 * When the next season opens: the first evening of a quarter, so that the page is right in every year. A season that
 * opened less than a week ago is still the one that the page announces.
 */
export function nextOpening(now: number): number {
  const date = new Date(now - WEEK_MS);
  const openingAfter = (quarter: number) => Date.UTC(date.getUTCFullYear(), quarter * MONTHS, 1, HOUR_UTC);
  const quarter = Math.floor(date.getUTCMonth() / MONTHS);
  return openingAfter(quarter) > date.getTime() ? openingAfter(quarter) : openingAfter(quarter + 1);
}
