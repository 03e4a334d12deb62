import type { CouponProblem } from '@sahra/shared/schemas/coupons';
import type { coupons } from '../database/coupon-tables.ts';

export type Coupon = typeof coupons.$inferSelect;

/** What a coupon is used for. */
export interface CouponUseCase {
  now: Date;
  currency: string;
  /** Of the whole cart. */
  subtotal: number;
  /** Whether it counts for any of the lines. */
  countsForSome: boolean;
  /** How often this customer has used it; 0 where nobody knows who they are. */
  usesOfCustomer: number;
}

const isReached = (limit: number | null, uses: number) => limit !== null && uses >= limit;
/** An amount of one currency says nothing in another. */
const isOtherMoney = ({ kind, minimum, currency }: Coupon, cart: CouponUseCase) =>
  (kind === 'fixed' || minimum > 0) && currency !== cart.currency;

/** Why a coupon does not count, the first that is true. One that is off is unknown: nobody learns that there is such a code. */
const rules: readonly (readonly [CouponProblem, (coupon: Coupon, cart: CouponUseCase) => boolean])[] = [
  ['coupon_unknown', ({ isActive }) => !isActive],
  ['coupon_not_started', ({ startsAt }, { now }) => startsAt !== null && startsAt > now],
  ['coupon_expired', ({ endsAt }, { now }) => endsAt !== null && endsAt <= now],
  [
    'coupon_used_up',
    ({ useLimit, useLimitPerCustomer, useTotal }, { usesOfCustomer }) =>
      isReached(useLimit, useTotal) || isReached(useLimitPerCustomer, usesOfCustomer),
  ],
  ['coupon_not_for_these', (coupon, cart) => isOtherMoney(coupon, cart)],
  ['coupon_minimum', ({ minimum }, { subtotal }) => subtotal < minimum],
  ['coupon_not_for_these', (_, { countsForSome }) => !countsForSome],
];

/** Why a coupon does not count for a cart; null: it does. */
export const couponProblemOf = (coupon: Coupon | undefined, cart: CouponUseCase): CouponProblem | null =>
  coupon ? (rules.find(([, isTrue]) => isTrue(coupon, cart))?.[0] ?? null) : 'coupon_unknown';
