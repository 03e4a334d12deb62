import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { ProductCategory } from '@sahra/shared/schemas/shop';
import { asc, count, countDistinct, eq } from 'drizzle-orm';
import { textIn } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { limitOf, type PageQuery, toPage } from '../http/paging.ts';
import type { ReadContext } from '../http/read-context.ts';

/** A page of the categories that hold products. */
export async function listProductCategories({ database }: ReadContext, query: PageQuery, language: LanguageCode): Promise<Page<ProductCategory>> {
  const { limit, offset } = limitOf(query);
  const inCategory = eq(products.categoryId, productCategories.id);
  const [rows, [counted]] = await Promise.all([
    database
      .select({ slug: productCategories.slug, name: productCategories.name, productCount: count() })
      .from(productCategories)
      .innerJoin(products, inCategory)
      .groupBy(productCategories.id)
      .orderBy(asc(productCategories.position))
      .limit(limit)
      .offset(offset),
    database.select({ total: countDistinct(products.categoryId) }).from(products),
  ]);
  const items = rows.map(({ slug, name, productCount }) => ({ slug, name: textIn(name, language), productCount }));
  return toPage(items, counted?.total ?? 0, query);
}
