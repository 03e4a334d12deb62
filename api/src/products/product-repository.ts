import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProductSort } from '@sahra/shared/product-sorts';
import type { Page } from '@sahra/shared/schemas/common';
import type { Product } from '@sahra/shared/schemas/shop';
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { totalOf } from '../contents/list-totals.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { hasWordsOf } from '../search/words.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listProductCards } from './product-cards.ts';
import { findOfProgram, nearness, type Related } from './related-products.ts';

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
  fromFilms?: 'true' | undefined;
  q?: string | undefined;
}

/** A category by its slug, and how many products it has. */
async function findCategory({ database }: ReadContext, slug: string | undefined) {
  if (slug === undefined) return undefined;
  const { id, productTotal: total } = productCategories;
  const [row] = await database.select({ id, total }).from(productCategories).where(eq(productCategories.slug, slug));
  return row ?? { id: 0, total: 0 };
}
type Category = Awaited<ReturnType<typeof findCategory>>;

const conditionsOf = (
  { ids, q, fromFilms }: ProductFilter,
  category: Category,
  related: Related | undefined,
): SQL | undefined =>
  and(
    ids && inArray(products.id, ids),
    category && eq(products.categoryId, category.id),
    related && inArray(products.id, related.ids),
    fromFilms && isNotNull(products.programId),
    q === undefined ? undefined : hasWordsOf(products.nameWords, q),
  );

/** How many there are, where that is kept: of all, or of a category. */
function keptTotal({ database }: ReadContext, { ids, programId, fromFilms, q }: ProductFilter, category: Category) {
  if (ids || programId !== undefined || fromFilms || q !== undefined) return undefined;
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
    filter.programId === undefined ? undefined : findOfProgram(context, filter.programId),
  ]);
  const where = conditionsOf(filter, category, related);
  const orderOf = (up: typeof asc, down: typeof desc): SQL[] => {
    const ordered = ordersOf(up, down)[sort];
    return sort === 'default' && related && related.ids.length > 0
      ? [...nearness(related).map(down), ...ordered]
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
  return toPage(
    await listProductCards(
      context,
      part.map(({ id }) => id),
      language,
    ),
    total,
    query,
  );
}
