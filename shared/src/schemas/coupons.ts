import { z } from 'zod';

/** What a coupon takes off: a share of the goods, an amount of them, or what shipping costs. */
export const couponKinds = ['percent', 'fixed', 'free-shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Why a coupon does not count. Nobody learns more of a code than this. */
export const couponProblems = [
  'coupon_unknown',
  'coupon_expired',
  'coupon_not_started',
  'coupon_used_up',
  'coupon_minimum',
  'coupon_not_for_these',
] as const;
export type CouponProblem = (typeof couponProblems)[number];

/** A code as somebody types it: digits of any script, small letters and spaces are put right by the api. */
export const couponCodeSchema = z.string().trim().min(1).max(40);
