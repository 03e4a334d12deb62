import { productFacetsSchema } from '@sahra/shared/schemas/product-filters';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { productKind, type WrittenProduct } from './product-contents.ts';
import { MAX_COUNTED } from './product-facets.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const readFacets = async (query = '') =>
  productFacetsSchema.parse((await app().get(`/api/product-facets?lang=en&${query}`)).body);
const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('more products than are counted', () => {
  let model: WrittenProduct;
  const write = (numbers: readonly number[], more: Partial<WrittenProduct> = {}) =>
    writeContents(
      database(),
      productKind,
      numbers.map((n) => ({ ...model, slug: `many-${n}`, sku: `MANY-${n}`, colors: ['night'], sizes: [], ...more })),
    );

  beforeAll(async () => {
    const [mug] = await database().select().from(products).where(eq(products.slug, 'sahra-mug'));
    if (!mug) throw new Error('no mug');
    const { id: _, updatedAt: __, inStock: ___, ...rest } = mug;
    model = rest;
    await write(Array.from({ length: MAX_COUNTED }, (_, n) => n));
  });

  it('No number is told, and all that can be chosen in the shop is offered', async () => {
    const all = await database().select().from(products).orderBy(asc(products.id));
    const facets = await readFacets();
    expect(facets).toMatchObject({ isMore: true, inStock: null, reduced: null, fromFilms: null });
    expect(new Set(valuesOf(facets.colors))).toEqual(new Set(all.flatMap(({ colors }) => colors)));
    expect(new Set(valuesOf(facets.sizes))).toEqual(new Set(all.flatMap(({ sizes }) => sizes)));
    expect(facets.colors.every(({ count }) => count === null)).toBe(true);
    const prices = all.map(({ price }) => price);
    expect(facets.price).toMatchObject({
      lowest: { amount: Math.min(...prices) },
      highest: { amount: Math.max(...prices) },
    });
  });

  it('Of a category what its products have is offered, the newest too', async () => {
    const [category] = await database()
      .select()
      .from(productCategories)
      .where(eq(productCategories.id, model.categoryId));
    const before = await readFacets(`category=${category?.slug}`);
    expect(before.isMore).toBe(true);
    expect(valuesOf(before.colors)).not.toContain('copper');
    await write([MAX_COUNTED], { colors: ['copper'], sizes: ['XXL'] });
    const after = await readFacets(`category=${category?.slug}`);
    expect(valuesOf(after.colors)).toContain('copper');
    expect(valuesOf(after.sizes)).toContain('XXL');
  });

  it('Where few fit they are counted', async () => {
    const facets = await readFacets('color=copper&size=XXL&category=no-such');
    expect(facets).toMatchObject({ isMore: false, price: null });
  });
});
