import type { CouponKind, CouponProblem } from '@sahra/shared/schemas/coupons';
import type { Database, Transaction } from '../database/connect.ts';
import type { Localized } from '../database/localized.ts';
import { couponProblemOf } from '../coupons/coupon-problems.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import { findShippingOptions, type ShippingOption } from '../shipping/shipping-repository.ts';
import { type CartLine, listCartLines } from './cart-lines.ts';
import type { CartRow } from './cart-row.ts';
import { type CountedCoupon, lineTotalsOf, needsShipping, totalsOf, weightOf } from './cart-totals.ts';

/** What carts are in before anything is in them. */
export const DEFAULT_CURRENCY = 'EGP';

/** A line of a cart with what it costs, in minor units; tax is part of its total. */
export interface PricedLine {
  variantId: number;
  productId: number;
  slug: string;
  sku: string;
  name: Localized;
  color: string;
  size: string;
  quantity: number;
  unitPrice: number;
  subtotal: number;
  discount: number;
  /** What is paid for it. */
  total: number;
  /** Hundredths of a percent. */
  taxRate: number;
  tax: number;
  weightGrams: number;
  isDigital: boolean;
  file: string | null;
  /** How many this cart could have: what others do not hold. */
  available: number;
}

/** What a cart comes to, in minor units. */
export interface PricedCart {
  cartId: string;
  currency: string;
  lines: PricedLine[];
  subtotal: number;
  discount: number;
  /** Null: where it goes is not known yet, or it does not go there. */
  shipping: number | null;
  /** Part of the total. */
  tax: number;
  total: number;
  /** With why it does not count for now. */
  coupon: { code: string; problem: CouponProblem | null } | null;
  needsShipping: boolean;
  country: string | null;
  shippingMethod: { code: string; name: Localized } | null;
  /** Null: not every piece is held. */
  heldUntil: Date | null;
}

/** A cart with what only its pages ask for. */
export interface CartPricing {
  cart: PricedCart;
  lines: CartLine[];
  couponKind: CouponKind | null;
  options: ShippingOption[];
}

type CouponFacts = CountedCoupon & { problem: CouponProblem | null };

/** What the coupon of a cart does to it. */
async function couponOf(
  database: Database | Transaction,
  { couponCode }: CartRow,
  lines: readonly CartLine[],
  currency: string,
  customer: string | undefined,
  now: Date,
): Promise<CouponFacts | null> {
  if (couponCode === null) return null;
  const { coupon, usesOfCustomer, isFor } = await findCoupon(database, couponCode, customer);
  const counts = lines.map(isFor);
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const use = { now, currency, subtotal, countsForSome: counts.includes(true), usesOfCustomer };
  return { kind: coupon?.kind ?? 'percent', value: coupon?.value ?? 0, counts, problem: couponProblemOf(coupon, use) };
}

/** Until when all pieces of a cart are held. */
function heldUntilOf(lines: readonly CartLine[]): Date | null {
  const isHeld = lines.length > 0 && lines.every(({ held, quantity }) => held !== null && held >= quantity);
  return isHeld ? new Date(Math.min(...lines.map(({ heldUntil }) => heldUntil?.getTime() ?? 0))) : null;
}

/** Reads a cart and works out what it comes to. Where no way of sending was chosen, or it is none any more, the first one counts. */
export async function priceCart(
  database: Database | Transaction,
  row: CartRow,
  customer: string | undefined,
  now: Date,
): Promise<CartPricing> {
  const lines = await listCartLines(database, row.id, now);
  const currency = lines[0]?.currency ?? DEFAULT_CURRENCY;
  const coupon = await couponOf(database, row, lines, currency, customer, now);
  const counted = coupon?.problem === null ? coupon : null;
  const isSent = needsShipping(lines);
  const goods = lineTotalsOf(lines, counted).reduce((sum, { total }) => sum + total, 0);
  const options =
    isSent && row.country !== null
      ? await findShippingOptions(database, row.country, currency, { grams: weightOf(lines), goods })
      : [];
  const chosen = options.find(({ method }) => method.code === row.shippingMethod) ?? options[0];
  const { lines: totals, ...amounts } = totalsOf(lines, counted, chosen?.method ?? null);
  return {
    lines,
    options,
    couponKind: coupon?.kind ?? null,
    cart: {
      cartId: row.id,
      currency,
      lines: lines.map((line, index) => pricedLine(line, totals[index])),
      ...amounts,
      coupon: coupon && { code: row.couponCode ?? '', problem: coupon.problem },
      needsShipping: isSent,
      country: row.country,
      shippingMethod: chosen ? { code: chosen.method.code, name: chosen.method.name } : null,
      heldUntil: heldUntilOf(lines),
    },
  };
}

function pricedLine(line: CartLine, totals: ReturnType<typeof lineTotalsOf>[number] | undefined): PricedLine {
  if (!totals) throw new Error('Each line has totals');
  const { variantId, productId, slug, sku, name, color, size, quantity, unitPrice } = line;
  const { weightGrams, isDigital, file, available } = line;
  return {
    ...{ variantId, productId, slug, sku, name, color, size, quantity, unitPrice },
    ...totals,
    ...{ weightGrams, isDigital, file, available },
  };
}
