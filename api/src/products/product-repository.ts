import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProductSort } from '@sahra/shared/product-sorts';
import type { Page } from '@sahra/shared/schemas/common';
import type { Product } from '@sahra/shared/schemas/shop';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readRatings } from '../contributions/contribution-totals.ts';
import { programTags, tags } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { hasWordsOf } from '../search/words.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** Each order ends in one that nothing shares, so that no product is on two pages. */
const orders: Readonly<Record<ProductSort, (SQL | PgColumn)[]>> = {
  default: [asc(products.position)],
  popularity: [desc(products.soldCount), asc(products.position)],
  rating: [desc(products.rating), desc(products.reviewCount), asc(products.position)],
  latest: [desc(products.addedOn), asc(products.position)],
  'price-asc': [asc(products.price), asc(products.position)],
  'price-desc': [desc(products.price), desc(products.position)],
};

/** Which products a list holds. */
export interface ProductFilter {
  ids?: number[] | undefined;
  category?: string | undefined;
  programId?: number | undefined;
  q?: string | undefined;
}

const tagsOf = (programId: number): SQL =>
  sql`select ${tags.slug} from ${tags} join ${programTags} on ${programTags.tagId} = ${tags.id} where ${programTags.programId} = ${programId}`;

/** How many tags a product has in common with a program. */
const sharedTags = (programId: number): SQL =>
  sql`(select count(*) from (${tagsOf(programId)}) as of_program (slug) where of_program.slug = any(${products.tags}))`;

const conditionsOf = ({ ids, category, programId, q }: ProductFilter): SQL | undefined =>
  and(
    ids && inArray(products.id, ids),
    category === undefined ? undefined : eq(productCategories.slug, category),
    programId === undefined ? undefined : sql`${products.tags} && array(${tagsOf(programId)})`,
    q === undefined ? undefined : hasWordsOf(products.nameWords, q),
  );

/** A page of the shop's products. */
export async function listProducts(
  context: ReadContext,
  { sort, ...filter }: { sort: ProductSort } & ProductFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Product>> {
  const { limit, offset } = limitOf(query);
  const where = conditionsOf(filter);
  const { programId } = filter;
  const orderBy = sort === 'default' && programId ? [desc(sharedTags(programId)), ...orders.default] : orders[sort];
  const inCategory = eq(productCategories.id, products.categoryId);
  const [rows, [counted]] = await Promise.all([
    context.database
      .select({ product: products, categorySlug: productCategories.slug, categoryName: productCategories.name })
      .from(products)
      .innerJoin(productCategories, inCategory)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    context.database.select({ total: count() }).from(products).innerJoin(productCategories, inCategory).where(where),
  ]);
  const ratingOf = await readRatings(
    context.database,
    'product',
    rows.map(({ product }) => product.id),
  );
  const items = rows.map(({ product, categorySlug, categoryName }) => ({
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    name: textIn(product.name, language),
    category: { slug: categorySlug, name: textIn(categoryName, language) },
    price: { amount: product.price, currency: product.currency },
    compareAtPrice:
      product.compareAtPrice === null ? null : { amount: product.compareAtPrice, currency: product.currency },
    rating: product.rating,
    reviewCount: product.reviewCount,
    memberRating: ratingOf(product.id),
    inStock: product.stockQuantity > 0,
    stockQuantity: product.stockQuantity,
    colors: product.colors,
    sizes: product.sizes,
    addedOn: product.addedOn,
    picture: pictureOf(context, 'product', product.slug, product.pictureColor),
  }));
  return toPage(items, counted?.total ?? 0, query);
}
