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
  default: [asc(products.position), asc(products.id)],
  popularity: [desc(products.soldCount), asc(products.position), asc(products.id)],
  rating: [desc(products.rating), desc(products.reviewCount), asc(products.position), asc(products.id)],
  latest: [desc(products.addedOn), asc(products.position), asc(products.id)],
  'price-asc': [asc(products.price), asc(products.position), asc(products.id)],
  'price-desc': [desc(products.price), desc(products.position), desc(products.id)],
};

/** Which products a list holds. */
export interface ProductFilter {
  ids?: number[] | undefined;
  category?: string | undefined;
  programId?: number | undefined;
  q?: string | undefined;
}

/** Of each tag of a program so many products are looked at, the first in the shop: the work is bounded, however many there are. */
const relatedOfEach = 24;

interface Related {
  readonly tags: readonly string[];
  readonly ids: number[];
}

/** What the shop has with a program's tags. */
async function findRelated({ database }: ReadContext, programId: number): Promise<Related> {
  const own = await database
    .select({ slug: tags.slug })
    .from(programTags)
    .innerJoin(tags, eq(tags.id, programTags.tagId))
    .where(eq(programTags.programId, programId));
  const withTag = (slug: string) => sql`(
    select ${products.id} from ${products} where ${products.tags} @> array[${slug}]
    order by ${products.position}, ${products.id} limit ${relatedOfEach})`;
  const all = own.map(({ slug }) => withTag(slug));
  const { rows } = all.length > 0 ? await database.execute<{ id: number }>(sql.join(all, sql` union `)) : { rows: [] };
  return { tags: own.map(({ slug }) => slug), ids: rows.map(({ id }) => id) };
}

/** How many of these tags a product has. */
const sharedTags = (slugs: readonly string[]): SQL =>
  sql.join(
    slugs.map((slug) => sql`(${slug} = any(${products.tags}))::int`),
    sql` + `,
  );

const conditionsOf = ({ ids, category, q }: ProductFilter, related: Related | undefined): SQL | undefined =>
  and(
    ids && inArray(products.id, ids),
    category === undefined
      ? undefined
      : sql`${products.categoryId} = (select ${productCategories.id} from ${productCategories} where ${productCategories.slug} = ${category})`,
    related && inArray(products.id, related.ids),
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
  const related = filter.programId === undefined ? undefined : await findRelated(context, filter.programId);
  const where = conditionsOf(filter, related);
  const isByTags = sort === 'default' && related && related.ids.length > 0;
  const orderBy = isByTags ? [desc(sharedTags(related.tags)), ...orders.default] : orders[sort];
  const { database } = context;
  // An index knows which products are on the page: those before them are not read.
  const [part, [counted]] = await Promise.all([
    database
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(products).where(where),
  ]);
  const ids = part.map(({ id }) => id);
  const [rows, ratingOf] = await Promise.all([
    database
      .select({ product: products, categorySlug: productCategories.slug, categoryName: productCategories.name })
      .from(products)
      .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
      .where(inArray(products.id, ids))
      .orderBy(...orderBy),
    readRatings(database, 'product', ids),
  ]);
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
