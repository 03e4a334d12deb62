import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { CouponState, ManagedCoupon } from '@sahra/shared/schemas/managed-coupons';
import { and, asc, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { coupons } from '../database/coupon-tables.ts';
import { selectText } from '../database/localized.ts';
import { escapeLike } from '../database/search-terms.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { toCouponCode } from './coupon-code.ts';

type Reader = Database | Transaction;

/** Days of coupons are days in Cairo, as every date on the site. */
export const firstDay = sql<string | null>`(${coupons.startsAt} at time zone 'Africa/Cairo')::date::text`;
/** The last day on which it counts: one that ends at midnight ends with the day before. */
export const lastDay = sql<
  string | null
>`((${coupons.endsAt} - interval '1 second') at time zone 'Africa/Cairo')::date::text`;

const stateAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<CouponState>`case
    when not ${coupons.isActive} or ${coupons.endsAt} <= ${at} then 'ended'
    when ${coupons.startsAt} > ${at} then 'not-begun'
    when ${coupons.useTotal} >= ${coupons.useLimit} then 'used-up'
    else 'running' end`;
};

const columnsAt = (now: Date) => ({
  ...getTableColumns(coupons),
  state: stateAt(now),
  startsOn: firstDay,
  endsOn: lastDay,
});
type Row = typeof coupons.$inferSelect & { state: CouponState; startsOn: string | null; endsOn: string | null };

/** The rows as admins see them, with the names of what they are for. */
async function toManaged(database: Reader, rows: readonly Row[], language: LanguageCode): Promise<ManagedCoupon[]> {
  const { id: productId, sku } = products;
  const { id: categoryId, slug } = productCategories;
  const productIds = rows.flatMap((row) => row.productIds);
  const categoryIds = rows.flatMap((row) => row.categoryIds);
  const [ofProducts, ofCategories] = [
    productIds.length === 0
      ? []
      : await database
          .select({ id: productId, sku, name: selectText(products.name, language) })
          .from(products)
          .where(inArray(productId, productIds))
          .orderBy(asc(sku)),
    categoryIds.length === 0
      ? []
      : await database
          .select({ id: categoryId, slug, name: selectText(productCategories.name, language) })
          .from(productCategories)
          .where(inArray(categoryId, categoryIds))
          .orderBy(asc(productCategories.position)),
  ];
  return rows.map(({ productIds: own, categoryIds: ownCategories, isActive: _, createdAt: __, ...row }) => ({
    ...row,
    ...{ startsAt: row.startsAt?.toISOString() ?? null, endsAt: row.endsAt?.toISOString() ?? null },
    products: ofProducts.filter(({ id }) => own.includes(id)).map(({ id: _, ...product }) => product),
    categories: ofCategories.filter(({ id }) => ownCategories.includes(id)).map(({ id: _, ...category }) => category),
  }));
}

function isMeant(q: string): SQL | undefined {
  const part = toCouponCode(q);
  return part ? sql`${coupons.code} like ${`%${escapeLike(part)}%`}` : undefined;
}

/** A page of coupons, the newest first. */
export async function listManagedCoupons(
  database: Database,
  { state, q, ...query }: PageQuery & { state?: CouponState | undefined; q: string },
  language: LanguageCode,
  now: Date,
): Promise<Page<ManagedCoupon>> {
  const { limit, offset } = limitOf(query);
  const meant = and(state && eq(stateAt(now), state), isMeant(q));
  const [rows, [counted]] = await Promise.all([
    database
      .select(columnsAt(now))
      .from(coupons)
      .where(meant)
      .orderBy(desc(coupons.createdAt), asc(coupons.code))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(coupons).where(meant),
  ]);
  return toPage(await toManaged(database, rows, language), counted?.total ?? 0, query);
}

/** A coupon by its code. */
export async function readManagedCoupon(
  database: Reader,
  code: string,
  language: LanguageCode,
  now: Date,
): Promise<ManagedCoupon> {
  const rows = await database.select(columnsAt(now)).from(coupons).where(eq(coupons.code, code));
  const [coupon] = await toManaged(database, rows, language);
  return found(coupon, 'coupon');
}
