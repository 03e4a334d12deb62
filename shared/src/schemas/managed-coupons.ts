import { z } from 'zod';
import { idSchema, languageQuerySchema, namedSlugSchema, pageOf, pageQuerySchema, slugSchema } from './common.ts';
import { couponCodeSchema, couponKinds } from './coupons.ts';

/** How a coupon stands now. */
export const couponStates = ['running', 'not-begun', 'ended', 'used-up'] as const;
export type CouponState = (typeof couponStates)[number];

/** What a coupon may be for at most, beside categories. */
export const MAX_COUPON_PRODUCTS = 200;

/** `GET /admin/coupons`: `q` is a part of the code. */
export const managedCouponsQuerySchema = pageQuerySchema.extend(languageQuerySchema.shape).extend({
  state: z.enum(couponStates).optional(),
  q: z.string().max(200, 'is too long').default(''),
});

/** A coupon as admins see it. */
export const managedCouponSchema = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, or minor units of the currency; 0 for free shipping. */
  value: z.int(),
  currency: z.string(),
  /** Least subtotal, in minor units. */
  minimum: z.int(),
  state: z.enum(couponStates),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Its first and its last day in Cairo. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** For these and what is in the categories; with neither for everything. */
  products: z.array(z.object({ sku: z.string(), name: z.string() })),
  categories: z.array(namedSlugSchema),
  useLimit: z.int().nullable(),
  useLimitPerCustomer: z.int().nullable(),
  useTotal: z.int(),
});
export type ManagedCoupon = z.infer<typeof managedCouponSchema>;
export const managedCouponsSchema = pageOf(managedCouponSchema);

export const couponParamsSchema = z.object({ code: couponCodeSchema });

const amountSchema = z.int('must be a whole number').min(0, 'must not be negative').max(2_000_000_000, 'is too much');
const daySchema = z.iso.date('must be a day').nullable().default(null);
const limitSchema = idSchema.nullable().default(null);
const fields = {
  kind: z.enum(couponKinds, 'must be percent, fixed or free-shipping'),
  value: amountSchema.default(0),
  minimum: amountSchema.default(0),
  startsOn: daySchema,
  endsOn: daySchema,
  /** Item numbers, of products or of any of their variants. */
  products: z
    .array(z.string().trim())
    .max(MAX_COUPON_PRODUCTS, 'are too many')
    .refine((numbers) => numbers.every((number) => number.length > 0 && number.length <= 80), 'must be item numbers')
    .default([]),
  categories: z.array(slugSchema).max(100, 'are too many').default([]),
  useLimit: limitSchema,
  useLimitPerCustomer: limitSchema,
};
type Terms = z.infer<z.ZodObject<typeof fields>>;

function checkTerms({ kind, value, startsOn, endsOn }: Terms, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (kind === 'percent' && (value < 1 || value > 100)) refuse('value', 'must be 1 to 100');
  if (kind === 'fixed' && value < 1) refuse('value', 'must be above 0');
  if (startsOn && endsOn && endsOn < startsOn) refuse('endsOn', 'must not be before the first day');
}

/** Body of `PUT /admin/coupons/{code}`: all of what it takes off, and for whom. The code itself stays, since orders have it. */
export const couponTermsSchema = z.object(fields).superRefine(checkTerms);
export type CouponTerms = z.infer<typeof couponTermsSchema>;
/** Body of `POST /admin/coupons`. */
export const newCouponSchema = z.object({ ...fields, code: couponCodeSchema }).superRefine(checkTerms);

/** 409: another coupon has the code; more uses are counted already than there are to be. */
export const couponRefusals = { taken: 'coupon_taken', limitReached: 'limit_below_uses' } as const;
