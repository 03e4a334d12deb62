import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { ProductCategory } from '@sahra/shared/schemas/shop';
import { textIn } from '../database/localized.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readCategoryTree } from './product-category-tree.ts';

/** A page of the categories of products, without empty ones. */
export async function listProductCategories(
  context: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProductCategory>> {
  const { limit, offset } = limitOf(query);
  const used = (await readCategoryTree(context)).filter(({ total }) => total > 0);
  const items = used.slice(offset, offset + limit).map(({ slug, name, parent, total }) => ({
    slug,
    name: textIn(name, language),
    parent,
    productCount: total,
  }));
  return toPage(items, used.length, query);
}
