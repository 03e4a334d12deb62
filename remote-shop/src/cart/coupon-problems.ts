import type { Cart } from '@sahra/shared/facade';

export type CouponProblem = NonNullable<NonNullable<Cart['coupon']>['problem']>;

/** Why a coupon does not count, as the api says it. */
const all: Readonly<Record<CouponProblem, true>> = {
  coupon_unknown: true,
  coupon_expired: true,
  coupon_not_started: true,
  coupon_used_up: true,
  coupon_minimum: true,
  coupon_not_for_these: true,
};
export const couponProblems = Object.keys(all) as CouponProblem[];
