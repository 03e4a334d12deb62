import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { ProductCategory } from '@sahra/shared/schemas/shop';
import { asc, count, gt } from 'drizzle-orm';
import { textIn } from '../database/localized.ts';
import { productCategories } from '../database/shop-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

const isUsed = gt(productCategories.productTotal, 0);

/** A page of the categories of products, without empty ones. */
export async function listProductCategories(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProductCategory>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database
      .select({
        slug: productCategories.slug,
        name: productCategories.name,
        productCount: productCategories.productTotal,
      })
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
