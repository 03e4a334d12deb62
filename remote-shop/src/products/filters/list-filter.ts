import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';
import type { ProductSort } from '@sahra/shared/facade';
import { findSort } from '../product-sort.ts';

/** What the address of the list asks for, as the address spells it. Several colours or sizes are separated by commas. */
export interface ListFilter {
  category?: string | undefined;
  /** Whole units of the currency, with a dot before what is less. */
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
  rating?: string | undefined;
  inStock?: 'true' | undefined;
  reduced?: 'true' | undefined;
  fromFilms?: 'true' | undefined;
  /** Undefined: the shop's own order. */
  sort?: Exclude<ProductSort, 'default'> | undefined;
  /** Undefined: a wall of cards. */
  view?: 'list' | undefined;
}

/** Things that are so or are not. */
export const switches = ['inStock', 'reduced', 'fromFilms'] as const;
/** At least so many stars. */
export const starChoices = ['4', '3', '2'] as const;

/** As the api takes them. */
const MAX_VALUES = 20;
const value = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ./+-]{0,29}$/u;
const slug = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const valuesOf = (text: string | undefined): string[] => text?.split(',') ?? [];
/** Values as an address has them; undefined for none. */
export const joined = (values: readonly string[]): string | undefined => values.join(',') || undefined;

const readValues = (parameters: URLSearchParams, name: string) =>
  joined(
    [...new Set(parameters.getAll(name).flatMap((text) => text.split(',')))]
      .filter((one) => value.test(one))
      .slice(0, MAX_VALUES),
  );

const matching = (parameters: URLSearchParams, name: string, form: RegExp) =>
  form.exec(parameters.get(name) ?? '')?.[0];

/** An amount as somebody typed it, in the digits of any script, with a comma or a dot; undefined where it is none. */
export function readAmount(typed: string | null): string | undefined {
  const text = toAsciiDigits(typed ?? '')
    .replace(/[\s\u066c]/g, '')
    .replace(/[,\u066b]/, '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? text.replace(/^0+(?=\d)/, '') : undefined;
}

/** What an address, or the form, asks for; what does not exist is left out, and prices are put in order. */
export function readFilter(parameters: URLSearchParams): ListFilter {
  const prices = [readAmount(parameters.get('minPrice')), readAmount(parameters.get('maxPrice'))] as const;
  const isTurned = prices[0] !== undefined && prices[1] !== undefined && Number(prices[0]) > Number(prices[1]);
  const [minPrice, maxPrice] = isTurned ? [prices[1], prices[0]] : prices;
  const sort = findSort(parameters.get('sort'));
  const isOn = (name: string) => (parameters.get(name) === 'true' ? ('true' as const) : undefined);
  return {
    category: parameters.get('category') || undefined,
    minPrice,
    maxPrice,
    color: readValues(parameters, 'color'),
    size: readValues(parameters, 'size'),
    rating: matching(parameters, 'rating', /^[1-5]$/),
    inStock: isOn('inStock'),
    reduced: isOn('reduced'),
    fromFilms: isOn('fromFilms'),
    sort: sort === 'default' ? undefined : sort,
    view: parameters.get('view') === 'list' ? 'list' : undefined,
  };
}

/** A category's slug that can be one; others are no page. */
export const isSlug = (text: string): boolean => slug.test(text);

const fields = ['category', 'minPrice', 'maxPrice', 'color', 'size', 'rating', ...switches, 'sort', 'view'] as const;

/** Whether an address says it in the short form: without empty fields, each once, amounts in plain digits. */
export function isShort({ searchParams }: URL): boolean {
  const filter = readFilter(searchParams);
  return fields.every((name) => {
    const sent = searchParams.getAll(name);
    if (sent.length > 1 || sent[0] === '') return false;
    return !name.endsWith('Price') || sent[0] === undefined || sent[0] === filter[name];
  });
}

/** An amount of an address in minor units of a currency. */
export function minorOf(amount: string, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.min(2_147_483_647, Math.round(Number(amount) * 10 ** maximumFractionDigits));
}

/** What the filter asks the api for. `currency`: the shop's, where a price is part of it. */
export function queryFor({ minPrice, maxPrice, sort: _, view: __, ...same }: ListFilter, currency: string) {
  return {
    ...same,
    ...(minPrice !== undefined && { minPrice: String(minorOf(minPrice, currency)) }),
    ...(maxPrice !== undefined && { maxPrice: String(minorOf(maxPrice, currency)) }),
  };
}

/** By how much the list is narrowed, besides by a category. */
export const isNarrowed = ({ category: _, sort: __, view: ___, ...narrowing }: ListFilter): boolean =>
  Object.values(narrowing).some((one) => one !== undefined);
