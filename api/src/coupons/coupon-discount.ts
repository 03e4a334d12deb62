import type { CouponKind } from '@sahra/shared/schemas/coupons';
import { spread } from '../carts/spread.ts';

/** What a coupon takes off, as it is stored: percent, or minor units. */
export interface Reduction {
  kind: CouponKind;
  value: number;
}

/** So much of an amount, rounded half up. */
const percentOf = (amount: number, percent: number): number =>
  Number((2n * BigInt(amount) * BigInt(percent) + 100n) / 200n);

/**
 * What each line is reduced by. A percentage is taken of all lines that count, and rounded once; a fixed amount is no more than they
 * come to. Either is spread over them.
 */
export function discountsOf(
  subtotals: readonly number[],
  counts: readonly boolean[],
  { kind, value }: Reduction,
): number[] {
  const parts = subtotals.map((subtotal, index) => (counts[index] ? subtotal : 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const amounts = {
    percent: () => percentOf(whole, Math.min(value, 100)),
    fixed: () => Math.min(value, whole),
    'free-shipping': () => 0,
  };
  return spread(amounts[kind](), parts);
}
