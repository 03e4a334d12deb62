import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProductSort } from '@sahra/shared/product-sorts';
import type { Page } from '@sahra/shared/schemas/common';
import type { Product } from '@sahra/shared/schemas/shop';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { totalOf } from '../contents/list-totals.ts';
import { readRatings } from '../contributions/contribution-totals.ts';
import { programTags, tags } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { hasWordsOf } from '../search/words.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** Each order ends in one that nothing shares, so that no product is on two pages. Turned round, `up` is `desc`. */
const ordersOf = (up: typeof asc, down: typeof desc): Readonly<Record<ProductSort, SQL[]>> => ({
  default: [up(products.position), up(products.id)],
  popularity: [down(products.soldCount), up(products.position), up(products.id)],
  rating: [down(products.rating), down(products.reviewCount), up(products.position), up(products.id)],
  latest: [down(products.addedOn), up(products.position), up(products.id)],
  'price-asc': [up(products.price), up(products.position), up(products.id)],
  'price-desc': [down(products.price), down(products.position), down(products.id)],
});

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

/** A category by its slug, and how many products it has. */
async function findCategory({ database }: ReadContext, slug: string | undefined) {
  if (slug === undefined) return undefined;
  const { id, productTotal: total } = productCategories;
  const [row] = await database.select({ id, total }).from(productCategories).where(eq(productCategories.slug, slug));
  return row ?? { id: 0, total: 0 };
}
type Category = Awaited<ReturnType<typeof findCategory>>;

const conditionsOf = ({ ids, q }: ProductFilter, category: Category, related: Related | undefined): SQL | undefined =>
  and(
    ids && inArray(products.id, ids),
    category && eq(products.categoryId, category.id),
    related && inArray(products.id, related.ids),
    q === undefined ? undefined : hasWordsOf(products.nameWords, q),
  );

/** How many there are, where that is kept: of all, or of a category. */
function keptTotal({ database }: ReadContext, { ids, programId, q }: ProductFilter, category: Category) {
  if (ids || programId !== undefined || q !== undefined) return undefined;
  return category ? category.total : totalOf(database, 'products');
}

/** A page of the shop's products. */
export async function listProducts(
  context: ReadContext,
  { sort, ...filter }: { sort: ProductSort } & ProductFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Product>> {
  const [category, related] = await Promise.all([
    findCategory(context, filter.category),
    filter.programId === undefined ? undefined : findRelated(context, filter.programId),
  ]);
  const where = conditionsOf(filter, category, related);
  const orderOf = (up: typeof asc, down: typeof desc): SQL[] => {
    const ordered = ordersOf(up, down)[sort];
    return sort === 'default' && related && related.ids.length > 0
      ? [down(sharedTags(related.tags)), ...ordered]
      : ordered;
  };
  const { database } = context;
  const kept = keptTotal(context, filter, category) ?? database.$count(products, where);
  // An index knows which products are on the page: those before them are not read.
  const { rows: part, total } = await readFromNearerEnd(query, kept, ({ limit, offset }, isTurned) =>
    database
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...(isTurned ? orderOf(desc, asc) : orderOf(asc, desc)))
      .limit(limit)
      .offset(offset),
  );
  const ids = part.map(({ id }) => id);
  const [rows, ratingOf] = await Promise.all([
    database
      .select({ product: products, categorySlug: productCategories.slug, categoryName: productCategories.name })
      .from(products)
      .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
      .where(inArray(products.id, ids))
      .orderBy(...orderOf(asc, desc)),
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
  return toPage(items, total, query);
}
