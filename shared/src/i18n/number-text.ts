import type { LanguageCode } from './languages.ts';

/** How a language writes numbers; `\u200E` and `\u200F` keep signs at their place in a line of the other direction. */
interface Signs {
  group: string;
  decimal: string;
  minus: string;
  percent: string;
  /** Around an amount of Egyptian pounds; the minus stands before all of it, where that is said. */
  pounds: readonly [before: string, after: string];
}

const europe = { minus: '-', pounds: ['', '\u00A0EGP'] } as const;
const signs: Readonly<Record<LanguageCode, Signs>> = {
  ar: {
    ...{ group: ',', decimal: '.', minus: '\u200E-', percent: '\u200E%\u200E' },
    pounds: ['\u200F', '\u00A0ج.م.\u200F'],
  },
  en: { group: ',', decimal: '.', minus: '-', percent: '%', pounds: ['EGP\u00A0', ''] },
  de: { ...europe, group: '.', decimal: ',', percent: '\u00A0%' },
  fr: { ...europe, group: '\u202F', decimal: ',', percent: '\u00A0%' },
  gr: { ...europe, group: '.', decimal: ',', percent: '%' },
};

/** What is written by hand: `Intl` is asked for everything else. */
const isPlain = (value: number) => Object.is(value, 0) || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e12);

/** `value` with its point `places` further right. As in writing: in arithmetic 1.005 times 100 is a little less than 100.5. */
const shifted = (value: number, places: number) => Number(`${value}e${places}`);

/** Digits of an amount that is not negative, rounded to `most` behind the point, zeros beyond `least` of them left out. */
function digitsOf(value: number, { group, decimal }: Signs, least: number, most: number): string {
  const digits = String(Math.round(shifted(value, most))).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most);
  let part = digits.slice(digits.length - most);
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
  return whole.replace(/\B(?=(?:\d{3})+$)/g, group) + (part && decimal + part);
}

/**
 * A number as `Intl.NumberFormat` writes it in a language, or undefined where only that knows. The first `Intl` object of a tab costs
 * a phone a tenth of a second, before the page that needs it can be used; `number-text.test.ts` compares the two.
 */
export function numberText(value: number, code: LanguageCode, options: Intl.NumberFormatOptions = {}) {
  const { style = 'decimal', minimumFractionDigits: least = 0, maximumFractionDigits, ...others } = options;
  const isPercent = style === 'percent';
  const most = maximumFractionDigits ?? Math.max(least, isPercent ? 0 : 3);
  const isKnown = (isPercent || style === 'decimal') && least <= most && most <= 3 && Object.keys(others).length === 0;
  if (!isPlain(value) || !isKnown) return undefined;
  const own = signs[code];
  const text = digitsOf(shifted(Math.abs(value), isPercent ? 2 : 0), own, least, most);
  return (value < 0 ? own.minus : '') + text + (isPercent ? own.percent : '');
}

/** An amount of Egyptian pounds, in which this site sells; undefined where only `Intl` knows. `isShort`: whole pounds without zeros. */
export function poundsText(piasters: number, code: LanguageCode, isShort: boolean): string | undefined {
  if (piasters < 0 || !isPlain(piasters)) return undefined;
  const own = signs[code];
  const [before, after] = own.pounds;
  const digits = isShort && piasters % 100 === 0 ? 0 : 2;
  return before + digitsOf(shifted(piasters, -2), own, digits, digits) + after;
}

/** The plural of a whole number by the name that Unicode gives it; undefined where only `Intl` knows. */
export function pluralOf(count: number, tag: string): Intl.LDMLPluralRule | undefined {
  if (!Number.isSafeInteger(count) || count < 0 || count >= 1e6) return undefined;
  if (tag === 'en' || tag === 'de' || tag === 'el') return count === 1 ? 'one' : 'other';
  if (tag === 'fr') return count < 2 ? 'one' : 'other';
  if (tag !== 'ar') return undefined;
  const rest = count % 100;
  if (count < 3) return (['zero', 'one', 'two'] as const)[count];
  if (rest >= 3 && rest <= 10) return 'few';
  return rest >= 11 ? 'many' : 'other';
}
