import { pageOf } from '@sahra/shared/schemas/common';
import { productFacetsSchema } from '@sahra/shared/schemas/product-filters';
import { productCategorySchema, productSchema } from '@sahra/shared/schemas/shop';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productCategories, products } from '../database/shop-tables.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
type Stored = typeof products.$inferSelect;
const database = () => app().testDatabase.database;
const allProducts = () => database().select().from(products).orderBy(asc(products.position));
const read = async (query: string) =>
  pageOf(productSchema).parse((await app().get(`/api/products?pageSize=60&${query}`)).body);
const readFacets = async (query = '') =>
  productFacetsSchema.parse((await app().get(`/api/product-facets?lang=en&${query}`)).body);
const idOf = async (slug: string) => {
  const [row] = await database().select().from(productCategories).where(eq(productCategories.slug, slug));
  return row?.id ?? 0;
};

/** What each filter asks of a product. */
const filters: readonly (readonly [query: string, fits: (product: Stored) => boolean])[] = [
  ['minPrice=25000', ({ price }) => price >= 25_000],
  ['maxPrice=25000', ({ price }) => price <= 25_000],
  ['minPrice=20000&maxPrice=30000', ({ price }) => price >= 20_000 && price <= 30_000],
  ['minPrice=30000&maxPrice=20000', () => false],
  ['color=night', ({ colors }) => colors.includes('night')],
  ['color=rose,sand', ({ colors }) => colors.includes('rose') || colors.includes('sand')],
  ['size=XL', ({ sizes }) => sizes.includes('XL')],
  ['size=XL,S', ({ sizes }) => sizes.includes('XL') || sizes.includes('S')],
  ['rating=4', ({ rating }) => rating >= 4],
  ['rating=5', ({ rating }) => rating >= 5],
  ['inStock=true', ({ stockQuantity }) => stockQuantity > 0],
  ['reduced=true', ({ compareAtPrice }) => compareAtPrice !== null],
  ['color=no-such', () => false],
];

describe('a list that is narrowed', () => {
  it.each(filters)('With %s it holds what fits, and says how much that is', async (query, fits) => {
    const expected = (await allProducts()).filter(fits).map(({ id }) => id);
    const { items, total } = await read(query);
    expect(items.map(({ id }) => id)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it.each([
    [0, 4],
    [1, 4, 8, 10],
    [2, 6, 10],
    [1, 11, 10],
  ])('All filters may be combined, as %i, %i and others', async (...chosen) => {
    const some = chosen.flatMap((at) => filters[at] ?? []).flatMap((part) => [part]);
    const queries = some.filter((part) => typeof part === 'string');
    const fit = some.filter((part) => typeof part === 'function');
    const expected = (await allProducts()).filter((product) => fit.every((fits) => fits(product)));
    expect((await read(queries.join('&'))).items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const sorted = await read(`${queries.join('&')}&sort=price-desc`);
    expect(sorted.items.map(({ price }) => price.amount)).toEqual(
      expected.map(({ price }) => price).sort((a, b) => b - a),
    );
  });

  it.each([
    ...['minPrice', 'maxPrice'].flatMap((field) =>
      ['', '-1', '1.5', '1e3', '٢٠٠', '2147483648', '99999999999', '1;drop table products'].map((value) => [
        field,
        value,
      ]),
    ),
    ...['color', 'size'].flatMap((field) =>
      ['', ',', 'night,', "'; --", 'a\nb', 'x'.repeat(31), '{night}', Array(21).fill('a').join(',')].map((value) => [
        field,
        value,
      ]),
    ),
    ...['', '0', '6', '4.5', '-1', '٤', 'NaN'].map((value) => ['rating', value]),
    ...['', 'false', 'yes', '1'].flatMap((value) => [
      ['inStock', value],
      ['reduced', value],
    ]),
    ...['', '../x', "'; --", 'A B', 'x'.repeat(81)].map((value) => ['category', value]),
  ])('A filter %s=%j is refused by its name', async (field, value) => {
    for (const path of ['products', 'product-facets'])
      expect(await app().get(`/api/${path}?${field}=${encodeURIComponent(value ?? '')}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', fields: { [field ?? '']: expect.any(String) } },
      });
  });
});

describe('facets', () => {
  const countOf = (all: Stored[], fits: (product: Stored) => boolean) => all.filter(fits).length;

  it('Without filters they count the whole shop', async () => {
    const all = await allProducts();
    const facets = await readFacets();
    const prices = all.map(({ price }) => price);
    expect(facets).toMatchObject({
      isMore: false,
      currency: 'EGP',
      price: { lowest: { amount: Math.min(...prices) }, highest: { amount: Math.max(...prices) } },
      inStock: countOf(all, ({ stockQuantity }) => stockQuantity > 0),
      reduced: countOf(all, ({ compareAtPrice }) => compareAtPrice !== null),
      fromFilms: countOf(all, ({ programId }) => programId !== null),
    });
    for (const { value, count } of facets.colors)
      expect([value, count]).toEqual([value, countOf(all, ({ colors }) => colors.includes(value))]);
    for (const { value, count } of facets.sizes)
      expect([value, count]).toEqual([value, countOf(all, ({ sizes }) => sizes.includes(value))]);
    expect(new Set(facets.colors.map(({ value }) => value))).toEqual(new Set(all.flatMap(({ colors }) => colors)));
    expect(facets.ratings.map(({ atLeast, count }) => [atLeast, count])).toEqual(
      [4, 3, 2, 1].map((stars) => [stars, countOf(all, ({ rating }) => rating >= stars)]),
    );
  });

  it('Each counts what the other filters leave, so that its own other choices can be seen', async () => {
    const all = await allProducts();
    const facets = await readFacets('color=night&maxPrice=30000&inStock=true');
    const cheap = ({ price }: Stored) => price <= 30_000;
    const dark = ({ colors }: Stored) => colors.includes('night');
    const there = ({ stockQuantity }: Stored) => stockQuantity > 0;
    for (const { value, count } of facets.colors)
      expect([value, count]).toEqual([
        value,
        countOf(all, (one) => cheap(one) && there(one) && one.colors.includes(value)),
      ]);
    expect(facets.colors.length).toBeGreaterThan(1);
    expect(facets.inStock).toBe(countOf(all, (one) => cheap(one) && dark(one) && there(one)));
    expect(facets.price?.highest.amount).toBe(
      Math.max(...all.filter((one) => dark(one) && there(one)).map(({ price }) => price)),
    );
    expect(facets.reduced).toBe(
      countOf(all, (one) => cheap(one) && dark(one) && there(one) && one.compareAtPrice !== null),
    );
  });

  it('Where nothing fits they still say what could be chosen instead', async () => {
    const facets = await readFacets('color=no-such&minPrice=20000');
    expect(facets.colors.length).toBeGreaterThan(1);
    expect(facets.sizes).toEqual([]);
    expect(facets.price).toBeNull();
    expect(facets.currency).toBe('EGP');
  });
});

describe('a category with others below it', () => {
  const parentOf = new Map<string, number | null>();
  const move = async (slug: string, parentId: number | null) =>
    void (await database().update(productCategories).set({ parentId }).where(eq(productCategories.slug, slug)));
  beforeAll(async () => {
    const rows = await database().select().from(productCategories);
    for (const { slug, parentId } of rows) parentOf.set(slug, parentId);
    await move('paper', await idOf('gifts'));
    await move('kids', await idOf('paper'));
  });
  afterAll(async () => {
    for (const [slug, parentId] of parentOf) await move(slug, parentId);
  });

  it('It holds what they hold, in list, number and facets', async () => {
    const ids = await Promise.all(['gifts', 'paper', 'kids'].map(idOf));
    const expected = (await allProducts()).filter(({ categoryId }) => ids.includes(categoryId));
    const { items, total } = await read('category=gifts');
    expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const { items: categories } = pageOf(productCategorySchema).parse(
      (await app().get('/api/product-categories')).body,
    );
    expect(categories.find(({ slug }) => slug === 'gifts')?.productCount).toBe(total);
    expect(categories.find(({ slug }) => slug === 'kids')?.parent).toBe('paper');
    const at = (slug: string) => categories.findIndex((category) => category.slug === slug);
    expect([at('paper') - at('gifts'), at('kids') - at('gifts')]).toEqual([1, 2]);
    const facets = await readFacets('category=paper');
    expect(facets.categories.find(({ slug }) => slug === 'gifts')).toMatchObject({ parent: null, count: total });
    expect((await read('category=gifts&sort=price-asc&page=2')).total).toBe(total);
  });

  it('A circle of categories ends', async () => {
    await move('gifts', await idOf('kids'));
    expect((await app().get('/api/product-categories')).status).toBe(200);
    expect((await app().get('/api/products?category=gifts')).status).toBe(200);
    await move('gifts', null);
  });
});
