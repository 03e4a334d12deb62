import type { ProductFilter } from '@sahra/shared/schemas/product-filters';
import { and, arrayOverlaps, eq, gte, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { products } from '../database/shop-tables.ts';
import { hasWordsOf } from '../search/words.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { type CategoryNode, readCategoryTree } from './product-category-tree.ts';
import { findOfProgram, type Related } from './related-products.ts';

/** By what a visitor narrows a list. */
export const narrowings = ['category', 'price', 'color', 'size', 'rating', 'inStock', 'reduced', 'fromFilms'] as const;
export type Narrowing = (typeof narrowings)[number];

/** What a list asks of its products. */
export interface Conditions {
  /** What visitors cannot choose in the list. */
  readonly base: SQL | undefined;
  /** What they chose. */
  readonly chosen: Readonly<Record<Narrowing, SQL | undefined>>;
  readonly category: CategoryNode | 'unknown' | undefined;
  readonly related: Related | undefined;
}

const inCategory = (category: Conditions['category']) => {
  if (category === undefined) return undefined;
  if (category === 'unknown') return inArray(products.categoryId, []);
  const [only, ...below] = category.ids;
  return below.length === 0 && only !== undefined
    ? eq(products.categoryId, only)
    : inArray(products.categoryId, [...category.ids]);
};

/** Looks up what a filter names, and makes conditions of it. */
export async function findConditions(
  context: ReadContext,
  filter: ProductFilter & { ids?: number[] | undefined },
): Promise<Conditions> {
  const { category: slug, minPrice, maxPrice, color, size, rating, inStock, reduced, programId, fromFilms } = filter;
  const [tree, related] = await Promise.all([
    slug === undefined ? [] : readCategoryTree(context),
    programId === undefined ? undefined : findOfProgram(context, programId),
  ]);
  const category =
    slug === undefined ? undefined : (tree.find((candidate) => candidate.slug === slug) ?? ('unknown' as const));
  return {
    base: and(
      filter.ids && inArray(products.id, filter.ids),
      related && inArray(products.id, related.ids),
      filter.q === undefined ? undefined : hasWordsOf(products.nameWords, filter.q),
    ),
    chosen: {
      category: inCategory(category),
      price: and(
        minPrice === undefined ? undefined : gte(products.price, minPrice),
        maxPrice === undefined ? undefined : lte(products.price, maxPrice),
      ),
      color: color && arrayOverlaps(products.colors, color),
      size: size && arrayOverlaps(products.sizes, size),
      rating: rating === undefined ? undefined : gte(products.rating, rating),
      inStock: inStock && eq(products.inStock, true),
      reduced: reduced && isNotNull(products.compareAtPrice),
      fromFilms: fromFilms && isNotNull(products.programId),
    },
    category,
    related,
  };
}

/** All of it together; without what is chosen of `left`. */
export const allOf = ({ base, chosen }: Conditions, left?: Narrowing): SQL | undefined =>
  and(base, ...narrowings.map((name) => (name === left ? undefined : chosen[name])));
