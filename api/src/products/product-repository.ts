import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProductSort } from '@sahra/shared/product-sorts';
import type { Page } from '@sahra/shared/schemas/common';
import type { ProductFilter } from '@sahra/shared/schemas/product-filters';
import type { Product } from '@sahra/shared/schemas/shop';
import { asc, desc, type SQL } from 'drizzle-orm';
import { totalOf } from '../contents/list-totals.ts';
import { products } from '../database/shop-tables.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listProductCards } from './product-cards.ts';
import { allOf, type Conditions, findConditions, narrowings } from './product-conditions.ts';
import { nearness } from './related-products.ts';

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
export type ListedProducts = ProductFilter & { ids?: number[] | undefined };

/** How many there are, where that is known: of all, of a category, of those that are related to something. */
function knownTotal({ database }: ReadContext, { ids, q }: ListedProducts, found: Conditions) {
  const { base, chosen, category, related } = found;
  const isNarrowed = narrowings.some((name) => name !== 'category' && chosen[name]);
  if (isNarrowed || category === 'unknown') return undefined;
  if (related && !category && ids === undefined && q === undefined) return related.ids.length;
  if (base) return undefined;
  return category ? category.total : totalOf(database, 'products');
}

/** A page of the shop's products. */
export async function listProducts(
  context: ReadContext,
  { sort, ...filter }: { sort: ProductSort } & ListedProducts,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Product>> {
  const conditions = await findConditions(context, filter);
  const { related } = conditions;
  const where = allOf(conditions);
  const orderOf = (up: typeof asc, down: typeof desc): SQL[] => {
    const ordered = ordersOf(up, down)[sort];
    return sort === 'default' && related && related.ids.length > 0
      ? [...nearness(related).map(down), ...ordered]
      : ordered;
  };
  const { database } = context;
  const counted = knownTotal(context, filter, conditions) ?? database.$count(products, where);
  // An index knows which products are on the page: those before them are not read.
  const { rows: part, total } = await readFromNearerEnd(query, counted, ({ limit, offset }, isTurned) =>
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
