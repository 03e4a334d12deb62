import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';

/** What the shop sells for where nothing says otherwise. */
export const SHOP_CURRENCY = 'EGP';

/** Stands for what somebody typed that is no number: the api refuses it at its field. */
export const NO_NUMBER = -1;

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A whole number in the digits of any script. */
export function wholeOf(typed: string): number {
  const text = toAsciiDigits(typed).trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : NO_NUMBER;
}

/** The same where nothing typed means that there is no limit. */
export const limitOf = (typed: string): number | null => (typed.trim() ? wholeOf(typed) : null);

/** A number with so many digits after the comma at most, in units of the last one: with two, 1,234 may be meant as a thousand, and is none. */
function scaledOf(typed: string, digits: number): number {
  const [, whole = '', , part = ''] =
    /^(\d{1,7})([.,\u066b](\d+))?$/.exec(toAsciiDigits(typed).replace(/[\s\u066c]/g, '')) ?? [];
  return whole && part.length <= digits ? Number(whole + part.padEnd(digits, '0')) : NO_NUMBER;
}

/** An amount in minor units. */
export const minorOf = (typed: string, currency: string): number => scaledOf(typed, digitsOf(currency));

const GRAM_DIGITS = 3;
/** Kilograms in grams. */
export const kilogramsOf = (typed: string): number => scaledOf(typed, GRAM_DIGITS);

const scaledText = (units: number, digits: number): string => {
  const text = String(units).padStart(digits + 1, '0');
  const part = text.slice(text.length - digits);
  return digits === 0 || /^0+$/.test(part) ? text.slice(0, text.length - digits) : `${text.slice(0, -digits)}.${part}`;
};

/** An amount as one would type it. */
export const amountText = (minor: number, currency: string): string => scaledText(minor, digitsOf(currency));
/** Grams in kilograms, as one would type them. */
export const kilogramText = (grams: number): string => scaledText(grams, GRAM_DIGITS);
