import { getLanguage, type LanguageCode } from './languages.ts';
import type { Money } from '../schemas/common.ts';

const locale = (code: LanguageCode) => getLanguage(code).intl;

/** A price in the language's way; the currency's own number of minor digits comes from Intl. */
export function formatMoney(money: Money, code: LanguageCode): string {
  const format = new Intl.NumberFormat(locale(code), { style: 'currency', currency: money.currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.amount / 10 ** digits);
}

export const formatNumber = (value: number, code: LanguageCode, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale(code), options).format(value);

/** `at` is an ISO time; shown as a date in Cairo's time zone, so that server and browser agree. */
export const formatDate = (at: string, code: LanguageCode, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat(locale(code), { timeZone: 'Africa/Cairo', ...options }).format(new Date(at));

export const formatList = (items: string[], code: LanguageCode) =>
  new Intl.ListFormat(locale(code), { type: 'conjunction' }).format(items);
