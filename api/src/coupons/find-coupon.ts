import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { coupons, couponUses } from '../database/coupon-tables.ts';
import type { Coupon } from './coupon-problems.ts';

/** A coupon with what is to be known of it before it counts. */
export interface FoundCoupon {
  coupon: Coupon | undefined;
  usesOfCustomer: number;
  /** Whether it is for a product. */
  isFor: (line: { productId: number; categoryId: number }) => boolean;
}

/** Categories with all below them. */
async function withSubcategories(database: Database | Transaction, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await database.execute<{ id: number }>(sql`
    with recursive below as (
      select id from product_categories where id = any(${sql.param(ids)}::int[])
      union select c.id from product_categories c join below on c.parent_id = below.id
    )
    select id from below`);
  return new Set(rows.map(({ id }) => id));
}

/** Finds a coupon by its code. One that is off is found as little as one that never was, by the same statement. */
export async function findCoupon(
  database: Database | Transaction,
  code: string,
  customer: string | undefined,
): Promise<FoundCoupon> {
  const [coupon] = await database
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.isActive, true)));
  if (!coupon) return { coupon, usesOfCustomer: 0, isFor: () => false };
  const { productIds, categoryIds } = coupon;
  const isCounted = coupon.useLimitPerCustomer !== null && customer !== undefined;
  const usesOfCustomer = isCounted
    ? await database.$count(couponUses, and(eq(couponUses.code, code), eq(couponUses.customer, customer)))
    : 0;
  if (productIds.length === 0 && categoryIds.length === 0) return { coupon, usesOfCustomer, isFor: () => true };
  const categories = await withSubcategories(database, categoryIds);
  return {
    coupon,
    usesOfCustomer,
    isFor: ({ productId, categoryId }) => productIds.includes(productId) || categories.has(categoryId),
  };
}
