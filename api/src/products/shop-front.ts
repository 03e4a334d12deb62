import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { bannerKinds, type BannerKind, type ShopFront } from '@sahra/shared/schemas/shop-front';
import type { ProductFilter } from '@sahra/shared/schemas/product-filters';
import type { ProductSort } from '@sahra/shared/product-sorts';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { textIn } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';
import { findCards } from '../programs/program-cards.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';
import { listProductCards } from './product-cards.ts';
import { type CategoryNode, readCategoryTree } from './product-category-tree.ts';
import { listProducts } from './product-repository.ts';

/** Slides of the hero; the newest things are looked at until so many films are together. */
const HERO_SLIDES = 5;
const HERO_LOOKED_AT = 40;
const BANNER_PRODUCTS = 3;
const ROW_PRODUCTS = 12;
const SHOWN_CATEGORIES = 12;

/** What each banner is a selection of. The page of the list that it leads to asks for the same. */
const selections: Readonly<Record<BannerKind, ProductFilter & { sort: ProductSort }>> = {
  reduced: { reduced: 'true', inStock: 'true', sort: 'popularity' },
  rated: { rating: 4, inStock: 'true', sort: 'rating' },
  'from-films': { fromFilms: 'true', inStock: 'true', sort: 'popularity' },
};

async function findHero(context: ReadContext, language: LanguageCode): Promise<ShopFront['hero']> {
  const rows = await context.database
    .select({ id: products.id, programId: products.programId })
    .from(products)
    .where(and(eq(products.inStock, true), isNotNull(products.programId)))
    .orderBy(desc(products.addedOn), asc(products.position), asc(products.id))
    .limit(HERO_LOOKED_AT);
  const isFirstOfFilm = ({ programId }: (typeof rows)[number], at: number) =>
    rows.findIndex((row) => row.programId === programId) === at;
  const newest = rows.filter(isFirstOfFilm);
  // A film that the viewer may not see has no slide.
  const cards = await findCards(
    context,
    newest.flatMap(({ programId }) => programId ?? []),
    language,
  );
  const shown = newest.filter(({ programId }) => programId !== null && cards.has(programId)).slice(0, HERO_SLIDES);
  const things = await listProductCards(
    context,
    shown.map(({ id }) => id),
    language,
  );
  return things.flatMap((product) => {
    const programId = shown.find(({ id }) => id === product.id)?.programId;
    const program = typeof programId === 'number' ? cards.get(programId) : undefined;
    return program ? [{ product, program }] : [];
  });
}

async function findBanners(context: ReadContext, language: LanguageCode): Promise<ShopFront['banners']> {
  const page = { page: 1, pageSize: BANNER_PRODUCTS };
  const lists = await Promise.all(
    bannerKinds.map(async (kind) => ({ kind, ...(await listProducts(context, selections[kind], page, language)) })),
  );
  return lists.flatMap(({ kind, total, items }) => (total > 0 ? [{ kind, total, products: items }] : []));
}

/** The picture of what stands first in each of these categories, or in one below it. */
async function findCategoryPictures(context: ReadContext, nodes: readonly CategoryNode[]) {
  const places = nodes.flatMap(({ slug, ids }) => ids.map((id) => ({ slug, id })));
  if (places.length === 0) return new Map<string, { slug: string; color: string }>();
  const { rows } = await context.database.execute<{ category: string; slug: string; color: string }>(sql`
    select distinct on (place.slug) place.slug as category, first.slug, first.picture_color as color
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (slug text, id integer)
    cross join lateral (
      select ${products.slug} as slug, ${products.pictureColor} as picture_color, ${products.position} as position
      from ${products} where ${products.categoryId} = place.id order by ${products.position}, ${products.id} limit 1
    ) as first order by place.slug, first.position`);
  return new Map(rows.map(({ category, ...picture }) => [category, picture]));
}

async function findCategories(context: ReadContext, language: LanguageCode): Promise<ShopFront['categories']> {
  const tops = (await readCategoryTree(context))
    .filter(({ parent, total }) => parent === null && total > 0)
    .slice(0, SHOWN_CATEGORIES);
  const pictures = await findCategoryPictures(context, tops);
  return tops.map(({ slug, name, total }) => {
    const picture = pictures.get(slug);
    return {
      slug,
      name: textIn(name, language),
      productCount: total,
      picture: picture ? pictureOf(context, 'product', picture.slug, picture.color) : null,
    };
  });
}

/** What the shop shows first. */
export async function findShopFront(context: ReadContext, language: LanguageCode): Promise<ShopFront> {
  const row = (sort: ProductSort) =>
    listProducts(context, { sort, inStock: 'true' }, { page: 1, pageSize: ROW_PRODUCTS }, language);
  const [hero, banners, categories, newest, bestSellers] = await Promise.all([
    findHero(context, language),
    findBanners(context, language),
    findCategories(context, language),
    row('latest'),
    row('popularity'),
  ]);
  return { hero, banners, categories, newest: newest.items, bestSellers: bestSellers.items };
}
