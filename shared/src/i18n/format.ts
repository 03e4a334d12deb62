import { getLanguage, type LanguageCode } from './languages.ts';
import { numberText, poundsText } from './number-text.ts';
import type { Money } from '../schemas/common.ts';

type Format = Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat | Intl.DisplayNames;
const formats = new Map<string, Format>();

/** `Intl` objects are dear to make and hold nothing of a visitor: each is made once. */
function formatOf<T extends Format, O>(Kind: new (locale: string, options: O) => T, code: LanguageCode, options: O): T {
  const key = `${Kind.name} ${code} ${JSON.stringify(options)}`;
  let format = formats.get(key) as T | undefined;
  if (!format) formats.set(key, (format = new Kind(getLanguage(code).intl, options)));
  return format;
}

/** A price in the language's way; the currency's own number of minor digits comes from Intl. `isShort` leaves zeros out: 49 pounds. */
export function formatMoney(money: Money, code: LanguageCode, isShort = false): string {
  const pounds = money.currency === 'EGP' && poundsText(money.amount, code, isShort);
  if (pounds) return pounds;
  const format = formatOf(Intl.NumberFormat, code, {
    style: 'currency',
    currency: money.currency,
    ...(isShort && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.amount / 10 ** digits);
}

export const formatNumber = (value: number, code: LanguageCode, options?: Intl.NumberFormatOptions) =>
  numberText(value, code, options) ?? formatOf(Intl.NumberFormat, code, options).format(value);

/** `at` is an ISO time; shown as a date in Cairo's time zone, so that server and browser agree. */
export const formatDate = (
  at: string,
  code: LanguageCode,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
) => formatOf(Intl.DateTimeFormat, code, { timeZone: 'Africa/Cairo', ...options }).format(new Date(at));

/**
 * A value after what it is called, `Browser: Firefox`, with the colon of the language: French has a space before it, at
 * which no line breaks.
 */
export const formatLabelled = (label: string, value: string, code: LanguageCode): string =>
  `${label}${code === 'fr' ? '\u00A0' : ''}: ${value}`;

export const formatList = (items: string[], code: LanguageCode) =>
  formatOf(Intl.ListFormat, code, { type: 'conjunction' }).format(items);

/**
 * What a language (`de`, `zh-Hans`) or a country (`EG`) is called; undefined where that is not known. For loaders alone: servers and
 * browsers may know other names, and a page must not differ from what the server sent.
 */
export const formatName = (type: 'language' | 'region', of: string, code: LanguageCode): string | undefined =>
  formatOf(Intl.DisplayNames, code, { type }).of(of);
