import type { TaxClass } from '@sahra/shared/schemas/shop';
import { discountsOf, type Reduction } from '../coupons/coupon-discount.ts';
import { shippingPriceOf, type ShippingTerms } from '../shipping/shipping-price.ts';
import { shippingTaxRate, taxIn, taxRates } from './tax-rates.ts';

/** A line of which only what money is worked out from matters. Amounts are integer minor units, tax included. */
export interface Goods {
  unitPrice: number;
  quantity: number;
  taxClass: TaxClass;
  weightGrams: number;
  isDigital: boolean;
}

/** A coupon that counts, and for which of the lines. */
export interface CountedCoupon extends Reduction {
  counts: readonly boolean[];
}

export interface LineTotals {
  subtotal: number;
  discount: number;
  /** What is paid for it. */
  total: number;
  taxRate: number;
  /** Part of the total. */
  tax: number;
}

export interface Totals {
  lines: LineTotals[];
  subtotal: number;
  discount: number;
  shipping: number | null;
  /** Part of the total: that of the lines and of the shipping. */
  tax: number;
  total: number;
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** Things that are sent make a parcel; a cart of files, or an empty one, does not. */
export const needsShipping = (goods: readonly Goods[]): boolean => goods.some(({ isDigital }) => !isDigital);

export const weightOf = (goods: readonly Goods[]): number =>
  sumOf(goods, ({ isDigital, weightGrams, quantity }) => (isDigital ? 0 : weightGrams * quantity));

/** What a parcel of these goods costs: nothing where nothing is sent; null where it is not known how. */
export function shippingOf(
  goods: readonly Goods[],
  worth: number,
  coupon: Reduction | null,
  terms: ShippingTerms | null,
): number | null {
  if (!needsShipping(goods)) return 0;
  if (!terms) return null;
  return coupon?.kind === 'free-shipping' ? 0 : shippingPriceOf(terms, { grams: weightOf(goods), goods: worth });
}

/** What the lines come to after what a coupon takes off them. */
export function lineTotalsOf(goods: readonly Goods[], coupon: CountedCoupon | null): LineTotals[] {
  const subtotals = goods.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const discounts = coupon ? discountsOf(subtotals, coupon.counts, coupon) : subtotals.map(() => 0);
  return goods.map(({ taxClass }, index) => {
    const [subtotal, discount, taxRate] = [subtotals[index] ?? 0, discounts[index] ?? 0, taxRates[taxClass]];
    const total = subtotal - discount;
    return { subtotal, discount, total, taxRate, tax: taxIn(total, taxRate) };
  });
}

/** Everything that a cart comes to; each amount is the sum of its lines', so that what is shown adds up to the minor unit. */
export function totalsOf(goods: readonly Goods[], coupon: CountedCoupon | null, terms: ShippingTerms | null): Totals {
  const lines = lineTotalsOf(goods, coupon);
  const worth = sumOf(lines, ({ total }) => total);
  const shipping = shippingOf(goods, worth, coupon, terms);
  return {
    lines,
    subtotal: sumOf(lines, ({ subtotal }) => subtotal),
    discount: sumOf(lines, ({ discount }) => discount),
    shipping,
    tax: sumOf(lines, ({ tax }) => tax) + taxIn(shipping ?? 0, shippingTaxRate),
    total: worth + (shipping ?? 0),
  };
}
