import { couponRefusals, type CouponTerms } from '@sahra/shared/schemas/managed-coupons';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { coupons } from '../database/coupon-tables.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { ApiFailure, found, invalidRequest } from '../server/http/api-failure.ts';
import { toCouponCode } from './coupon-code.ts';
import { firstDay, lastDay } from './managed-coupons.ts';

/** What can be read out and typed again: letters, digits, and two signs between them. */
const codeForm = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{2,39}$/u;

/** The ids of products by item numbers, of their own or of any of their variants. */
async function productIdsOf(tx: Transaction, numbers: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(numbers.map((number) => number.toUpperCase()))];
  if (wanted.length === 0) return [];
  const ofProduct = sql<string>`upper(${products.sku})`;
  const ofVariant = sql<string>`upper(${productVariants.sku})`;
  const rows = [
    ...(await tx.select({ id: products.id, sku: ofProduct }).from(products).where(inArray(ofProduct, wanted))),
    ...(await tx
      .select({ id: productVariants.productId, sku: ofVariant })
      .from(productVariants)
      .where(inArray(ofVariant, wanted))),
  ];
  const known = new Set(rows.map(({ sku }) => sku));
  const unknown = wanted.filter((number) => !known.has(number));
  if (unknown.length > 0) throw invalidRequest({ products: `are not there: ${unknown.join(', ')}` });
  return [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b);
}

async function categoryIdsOf(tx: Transaction, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await tx
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(inArray(productCategories.slug, [...slugs]));
  if (rows.length < new Set(slugs).size) throw invalidRequest({ categories: 'are not there' });
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Midnight in Cairo, when a day begins there. */
const beginOf = (day: string) => sql`((${day}::date)::timestamp at time zone 'Africa/Cairo')`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Africa/Cairo')`;

async function columnsOf(tx: Transaction, { startsOn, endsOn, products: numbers, categories, ...same }: CouponTerms) {
  const value = same.kind === 'free-shipping' ? 0 : same.value;
  const [productIds, categoryIds] = [await productIdsOf(tx, numbers), await categoryIdsOf(tx, categories)];
  return { ...same, value, productIds, categoryIds };
}

const detailsOf = ({ kind, value, useLimit }: CouponTerms) => ({
  ...{ kind, value: String(value) },
  ...(useLimit !== null && { useLimit: String(useLimit) }),
});
const record = (
  tx: Transaction,
  admin: Actor,
  action: 'create-coupon' | 'change-coupon' | 'end-coupon',
  code: string,
  details = {},
) => recordAction(tx, { admin, action, target: `coupon:${code}`, details });

/** Makes a coupon and returns its code as it is stored; one that there is already is refused. */
export const createCoupon = (
  database: Database,
  admin: Actor,
  { code: typed, ...terms }: CouponTerms & { code: string },
): Promise<string> =>
  database.transaction(async (tx) => {
    const code = toCouponCode(typed);
    if (!codeForm.test(code)) throw invalidRequest({ code: 'must be 3 to 40 letters, digits, - or _' });
    const { startsOn, endsOn } = terms;
    const [made] = await tx
      .insert(coupons)
      .values({
        code,
        ...(await columnsOf(tx, terms)),
        startsAt: startsOn ? beginOf(startsOn) : null,
        endsAt: endsOn ? endOf(endsOn) : null,
      })
      .onConflictDoNothing()
      .returning({ code: coupons.code });
    if (!made)
      throw new ApiFailure(409, {
        code: couponRefusals.taken,
        message: 'There is such a coupon already',
        fields: { code: 'is taken' },
      });
    await record(tx, admin, 'create-coupon', code, detailsOf(terms));
    return code;
  });

/**
 * Changes all of a coupon but its code and how often it was used: that is counted by orders alone, in the same row, so that neither
 * overtakes the other. A day that stays keeps its moment: one that was ended at noon does not run on until midnight.
 */
export const changeCoupon = (database: Database, admin: Actor, code: string, terms: CouponTerms): Promise<void> =>
  database.transaction(async (tx) => {
    const { startsOn, endsOn, useLimit } = terms;
    const isEnough = useLimit === null ? undefined : lte(coupons.useTotal, useLimit);
    const [changed] = await tx
      .update(coupons)
      .set({
        ...(await columnsOf(tx, terms)),
        startsAt: startsOn
          ? sql`case when ${firstDay} = ${startsOn} then ${coupons.startsAt} else ${beginOf(startsOn)} end`
          : null,
        endsAt: endsOn ? sql`case when ${lastDay} = ${endsOn} then ${coupons.endsAt} else ${endOf(endsOn)} end` : null,
        isActive: true,
      })
      .where(and(eq(coupons.code, code), isEnough))
      .returning({ code: coupons.code });
    if (!changed) {
      const [row] = await tx.select({ uses: coupons.useTotal }).from(coupons).where(eq(coupons.code, code));
      const { uses } = found(row, 'coupon');
      throw new ApiFailure(409, {
        code: couponRefusals.limitReached,
        message: `It has been used ${uses} times`,
        fields: { useLimit: 'is less than it has been used' },
      });
    }
    await record(tx, admin, 'change-coupon', code, detailsOf(terms));
  });

/** Ends a coupon now. Orders that have it keep it; one that has ended stays as it is, and the log says nothing of it. */
export const endCoupon = (database: Database, admin: Actor, code: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const runs = and(eq(coupons.isActive, true), or(isNull(coupons.endsAt), gt(coupons.endsAt, now)));
    const [ended] = await tx
      .update(coupons)
      .set({ endsAt: now })
      .where(and(eq(coupons.code, code), runs))
      .returning({ code: coupons.code });
    if (ended) return record(tx, admin, 'end-coupon', code);
    const [row] = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code));
    found(row, 'coupon');
  });
