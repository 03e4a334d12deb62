import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** What the api refuses at its field. */
export const NOT_A_NUMBER = -1;

const plain = (typed: string) =>
  toAsciiDigits(typed)
    .replace(/[\s\u066c]/g, '')
    .replace(/[,\u066b]/, '.');

/** An amount as somebody typed it, in the digits of any script, in minor units: no more decimals than the currency has. */
export function minorOf(typed: string, currency: string): number {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain(typed)) ?? [];
  const digits = digitsOf(currency);
  if (whole === undefined || decimals.length > digits) return NOT_A_NUMBER;
  return Number(whole + decimals.padEnd(digits, '0'));
}

/** An amount as a field holds it, to be typed over. */
export function typedOf(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A whole number in the digits of any script. */
export function wholeOf(typed: string): number {
  const text = plain(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : NOT_A_NUMBER;
}
