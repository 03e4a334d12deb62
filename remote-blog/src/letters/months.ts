import { formatDate, type LanguageCode } from '@sahra/shared/facade';

const monthForm = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;

/** A month of an address; undefined: it is none. */
export const readMonth = (text: string | null): string | undefined =>
  text !== null && monthForm.test(text) ? text : undefined;

/** The month that is so many after another one. */
export function monthAfter(month: string, count: number): string {
  const [year = 1970, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + count, 15)).toISOString().slice(0, 7);
}

/** The month that it is now in Cairo. */
export const currentMonth = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', year: 'numeric', month: '2-digit' })
    .formatToParts(now)
    .filter(({ type }) => type === 'year' || type === 'month')
    .map(({ value }) => value)
    .join('-');

/** `November 2026` */
export const monthName = (month: string, code: LanguageCode): string =>
  formatDate(`${month}-15T12:00:00Z`, code, { month: 'long', year: 'numeric' });
