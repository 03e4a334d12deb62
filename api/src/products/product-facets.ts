import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProductFacets, ProductFilter } from '@sahra/shared/schemas/product-filters';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { textIn } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { type CategoryNode, readCategoryTree } from './product-category-tree.ts';
import { allOf, type Conditions, findConditions, type Narrowing, narrowings } from './product-conditions.ts';

/** So many products are counted at each read; of more no number is told, and what can be chosen is what their categories keep. */
export const MAX_COUNTED = 500;
/** The numbers of stars that a list can be narrowed to. */
const starChoices = [4, 3, 2, 1] as const;
/** Of colors and sizes so many are offered, those that most products have. */
const OFFERED = 40;

interface Counted {
  value: string;
  count: number;
}
interface Facets {
  colors: Counted[];
  sizes: Counted[];
  categories: { id: number; count: number }[];
  stars: number[];
  lowest: number | null;
  highest: number | null;
  inStock: number;
  reduced: number;
  fromFilms: number;
}

const fits = (name: Narrowing) => sql.identifier(`fits_${name}`);
/** What fits all filters but this one. */
const others = (name: Narrowing) =>
  sql.join(
    narrowings.filter((other) => other !== name).map((other) => sql`${fits(other)}`),
    sql` and `,
  );

/** How many products have each value of an array, in the order in which products name them. */
const valuesOf = (column: 'colors' | 'sizes', name: Narrowing): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', total) order by place, value), '[]') from (
    select value, count(*)::int as total, min(place) as place
    from narrowed, unnest(${sql.identifier(column)}) with ordinality as each (value, place)
    where ${others(name)} group by value order by total desc, value limit ${OFFERED}
  ) as counted)`;

const countOf = (name: Narrowing, condition: SQL): SQL =>
  sql`(select count(*)::int from narrowed where ${others(name)} and ${condition})`;

/**
 * Looks once at each product that misses one filter at most: what misses two is in no facet. An index answers it, and it ends where there
 * are more than are counted, and then counts nothing.
 */
async function count({ database }: ReadContext, { base, chosen }: Conditions): Promise<Facets | undefined> {
  const { categoryId, price, rating, inStock, compareAtPrice, programId, colors, sizes } = products;
  const used = narrowings.flatMap((name) => chosen[name] ?? []);
  const missing = sql.join(
    used.map((condition) => sql`(not ${condition})::int`),
    sql` + `,
  );
  const nearlyFits = used.length > 1 ? sql`${missing} <= 1` : sql`true`;
  const marks = narrowings.map((name) => sql`(${chosen[name] ?? sql`true`}) as ${fits(name)}`);
  const { rows } = await database.execute<{ facets: Facets | null }>(sql`
    with narrowed as materialized (
      select ${categoryId} as category, ${price} as price, ${rating} as rating, ${inStock} as stocked, ${colors} as colors,
        ${sizes} as sizes, ${compareAtPrice} is not null as is_reduced, ${programId} is not null as is_from_film,
        ${sql.join(marks, sql`, `)}
      from ${products} where ${base ?? sql`true`} and ${nearlyFits} limit ${MAX_COUNTED + 1}
    )
    select case when (select count(*) from narrowed) <= ${MAX_COUNTED} then jsonb_build_object(
      'colors', ${valuesOf('colors', 'color')},
      'sizes', ${valuesOf('sizes', 'size')},
      'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', category, 'count', total)), '[]') from (
        select category, count(*)::int as total from narrowed where ${others('category')} group by category
      ) as counted),
      'stars', (select jsonb_build_array(${sql.join(
        starChoices.map((least) => sql`count(*) filter (where rating >= ${least})`),
        sql`, `,
      )}) from narrowed where ${others('rating')}),
      'lowest', (select min(price) from narrowed where ${others('price')}),
      'highest', (select max(price) from narrowed where ${others('price')}),
      'inStock', ${countOf('inStock', sql`stocked`)},
      'reduced', ${countOf('reduced', sql`is_reduced`)},
      'fromFilms', ${countOf('fromFilms', sql`is_from_film`)}) end as facets`);
  return rows[0]?.facets ?? undefined;
}

/** The lowest and the highest price, where there are too many products to look at each. */
async function findPrices({ database }: ReadContext, conditions: Conditions) {
  const first = async (direction: typeof asc) => {
    const [row] = await database
      .select({ price: products.price })
      .from(products)
      .where(allOf(conditions, 'price'))
      .orderBy(direction(products.price), direction(products.position), direction(products.id))
      .limit(1);
    return row?.price ?? null;
  };
  const [lowest, highest] = await Promise.all([first(asc), first(desc)]);
  return { lowest, highest };
}

/** The colors and sizes of the chosen category, or of the whole shop, where there are too many products to look at each. */
function optionsOf(tree: readonly CategoryNode[], slug: string | undefined) {
  const within = tree.filter((node) => (slug === undefined ? node.parent === null : node.slug === slug));
  const known = (option: 'colors' | 'sizes') =>
    [...new Set(within.flatMap((node) => node[option]))].slice(0, OFFERED).map((value) => ({ value, count: 0 }));
  return { colors: known('colors'), sizes: known('sizes') };
}

/** By what a list of products can be narrowed, and how many each choice would bring. */
export async function findProductFacets(
  context: ReadContext,
  filter: ProductFilter,
  language: LanguageCode,
): Promise<ProductFacets> {
  const conditions = await findConditions(context, filter);
  const [counted, tree, [first]] = await Promise.all([
    count(context, conditions),
    readCategoryTree(context),
    context.database.select({ currency: products.currency }).from(products).orderBy(asc(products.position)).limit(1),
  ]);
  const currency = first?.currency ?? 'EGP';
  const isMore = counted === undefined;
  const countIn = (number: number | undefined) => (isMore ? null : (number ?? 0));
  const own = new Map(counted?.categories.map(({ id, count: total }) => [id, total]));
  const { colors, sizes } = counted ?? optionsOf(tree, filter.category);
  const { lowest, highest } = counted ?? (await findPrices(context, conditions));
  const moneyOf = (amount: number) => ({ amount, currency });
  const values = (all: Counted[] = []) => all.map(({ value, count: total }) => ({ value, count: countIn(total) }));
  return {
    isMore,
    categories: tree.flatMap(({ ids, slug, name, parent, total }) => {
      const within = ids.reduce((sum, id) => sum + (own.get(id) ?? 0), 0);
      const isOffered = isMore ? total > 0 : within > 0 || slug === filter.category;
      return isOffered ? [{ slug, name: textIn(name, language), parent, count: countIn(within) }] : [];
    }),
    colors: values(colors),
    sizes: values(sizes),
    ratings: starChoices.map((atLeast, index) => ({ atLeast, count: countIn(counted?.stars[index]) })),
    price:
      typeof lowest === 'number' && typeof highest === 'number'
        ? { lowest: moneyOf(lowest), highest: moneyOf(highest) }
        : null,
    currency,
    inStock: countIn(counted?.inStock),
    reduced: countIn(counted?.reduced),
    fromFilms: countIn(counted?.fromFilms),
  };
}
