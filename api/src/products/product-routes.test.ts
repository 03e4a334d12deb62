import type { ProductSort } from '@sahra/shared/product-sorts';
import { pageOf } from '@sahra/shared/schemas/common';
import { type Product, productCategorySchema, productSchema } from '@sahra/shared/schemas/shop';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const read = async (query: string) => pageOf(productSchema).parse((await app().get(`/api/products?${query}`)).body);

/** What falls, or stays, from one product to the next. */
const falling: Partial<Record<ProductSort, (product: Product) => number>> = {
  rating: ({ rating }) => rating,
  latest: ({ addedOn }) => Date.parse(addedOn),
  'price-asc': ({ price }) => -price.amount,
  'price-desc': ({ price }) => price.amount,
};

describe('products', () => {
  it('Visitor sees 34 products on four pages of ten, none of them twice', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read(`pageSize=10&page=${page}`)));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 10, 4]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(34);
  });

  it.each(Object.entries(falling))('Visitor sorts the shop by %s', async (sort, value) => {
    const values = (await read(`sort=${sort}&pageSize=60`)).items.map(value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('Visitor sees the shop in another order by popularity than by default', async () => {
    const ids = async (sort: string) => (await read(`sort=${sort}&pageSize=60`)).items.map(({ id }) => id);
    expect(await ids('popularity')).not.toEqual(await ids('default'));
    expect(await ids('default')).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  });

  it('Each category holds as many products as it says, and a product that is sold out says so', async () => {
    const categories = pageOf(productCategorySchema).parse((await app().get('/api/product-categories')).body);
    // One that is below another is counted with it.
    const tops = categories.items.filter(({ parent }) => parent === null);
    expect(tops.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(34);
    for (const { slug, productCount } of categories.items)
      expect((await read(`category=${slug}`)).total).toBe(productCount);
    const { items } = await read('pageSize=60');
    expect(items.filter(({ inStock }) => !inStock).map(({ stockQuantity }) => stockQuantity)).toEqual([0, 0]);
    expect(items.every(({ price }) => price.currency === 'EGP' && Number.isInteger(price.amount))).toBe(true);
  });

  it('An unknown order is refused', async () => {
    expect(await app().get('/api/products?sort=random')).toMatchObject({
      status: 400,
      body: { fields: { sort: expect.any(String) } },
    });
  });
});
