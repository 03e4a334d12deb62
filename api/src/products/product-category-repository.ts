import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { ProductCategory } from '@sahra/shared/schemas/shop';
import { asc, count, eq, exists, sql } from 'drizzle-orm';
import { textIn } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

const ofCategory = eq(products.categoryId, productCategories.id);
const productCount = sql<number>`(select count(*)::int from ${products} where ${ofCategory})`;
const isUsed = exists(sql`(select from ${products} where ${ofCategory})`);

/** A page of the categories of products, without empty ones. */
export async function listProductCategories(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProductCategory>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database
      .select({ slug: productCategories.slug, name: productCategories.name, productCount })
      .from(productCategories)
      .where(isUsed)
      .orderBy(asc(productCategories.position))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(productCategories).where(isUsed),
  ]);
  return toPage(
    rows.map(({ name, ...row }) => ({ ...row, name: textIn(name, language) })),
    counted?.total ?? 0,
    query,
  );
}
